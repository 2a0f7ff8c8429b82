import type { LearningMessages } from '@sejuk/domain/learning/messages'
import type { Pair } from '../words.ts'

export const learningSentences = {
  'label-lottery': ['Lottery', 'Undian'],
  'label-percent': ['Percent', 'Persen'],
  'label-value': ['Value', 'Nilai'],
  'winner-signature-missing': ['The winner must sign', 'Pemenang harus menandatangani'],
  'label-prize': ['Prize', 'Hadiah'],
  'label-word': ['Word', 'Kata'],
  'label-chances': ['Chances', 'Kesempatan'],
  'label-received-by': ['Received by', 'Diterima oleh'],
  'lottery-without-prizes': ['Add at least one prize first', 'Tambahkan minimal satu hadiah dahulu'],
  'fewer-participants-than-prizes': [
    'There are {n} participants for {prizes} prizes: everybody wins at most once',
    'Ada {n} peserta untuk {prizes} hadiah: setiap orang menang paling banyak sekali',
  ],
  'lottery-started-already': ['The draw has started', 'Undian sudah dimulai'],
  'lottery-not-started': ['The draw has not started yet', 'Undian belum dimulai'],
  'prizes-not-drawn-yet': ['{n} {n|prize is|prizes are} not drawn yet', '{n} hadiah belum diundi'],
  'participants-locked': ['Participants are locked', 'Peserta sudah dikunci'],
  'participant-listed-already': ['This code is in the list already', 'Kode ini sudah ada dalam daftar'],
  'too-many-chances': ['A lottery has at most {n} chances in all', 'Satu undian paling banyak {n} kesempatan'],
  'too-many-participants': ['A lottery has at most {n} participants', 'Satu undian paling banyak {n} peserta'],
  'prize-finished': ['Prize is finished', 'Hadiah sudah habis'],
  'prize-claimed-already': ['This prize was handed over already', 'Hadiah ini sudah diserahkan'],
  'prize-not-drawn-yet': ['This prize is not drawn yet', 'Hadiah ini belum diundi'],
  'redraw-waits-already': ['A redraw waits for approval already', 'Undian ulang sudah menunggu persetujuan'],
  'redraw-needs-second-person': [
    'Somebody else must approve the redraw: not who asked for it',
    'Undian ulang harus disetujui orang lain, bukan yang memintanya',
  ],
  'no-redraw-waits': ['No redraw waits for approval', 'Tidak ada undian ulang yang menunggu persetujuan'],
  'nobody-left-to-draw': ['Nobody is left who has not won', 'Tidak ada lagi peserta yang belum menang'],
} satisfies Record<keyof LearningMessages, Pair>
