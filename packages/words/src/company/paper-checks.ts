import { words } from '../words.ts'
import { paperKindPairs } from './legal-entities.ts'
import { companySentences } from './sentences.ts'

export const paperCheckWords = words(
  'paper-checks',
  {
    ...paperKindPairs,
    title: ['Check a paper', 'Periksa dokumen'],
    code: ['Content code', 'Kode isi'],
    codeHint: ['Eight letters at the foot of the paper', 'Delapan huruf di bagian bawah dokumen'],
    check: ['Check', 'Periksa'],
    right: ['This paper is right', 'Dokumen ini benar'],
    rightText: [
      'Compare number, date and total with your paper.',
      'Bandingkan nomor, tanggal, dan total dengan dokumen Anda.',
    ],
    replaced: ['This paper was replaced', 'Dokumen ini sudah diganti'],
    replacedText: [
      'It does not count any more. Ask us for the new one.',
      'Dokumen ini tidak berlaku lagi. Mintalah yang baru kepada kami.',
    ],
    not_found: ['We know no such paper', 'Dokumen ini tidak kami kenal'],
    notFoundText: [
      'Check what you typed. If the paper shows the same code, do not pay, and call us.',
      'Periksa ketikan Anda. Bila memang tertulis begitu, jangan bayar dan hubungi kami.',
    ],
    number: ['Number', 'Nomor'],
    date: ['Date', 'Tanggal'],
    total: ['Total', 'Total'],
    from: ['From', 'Dari'],
    paper: ['Paper', 'Dokumen'],
  },
  { messages: companySentences },
)
