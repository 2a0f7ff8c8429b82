import { words } from '../words.ts'
import { platformSentences } from './sentences.ts'

/** Where the company writes what its messages say. */
export const messageTemplateWords = words(
  'message-templates',
  {
    title: ['Message Template', 'Templat Pesan'],
    event: ['Event', 'Kejadian'],
    channel: ['Channel', 'Saluran'],
    language: ['Language', 'Bahasa'],
    default: ['English', 'Inggris'],
    local: ['Indonesian', 'Indonesia'],
    text: ['Subject or body', 'Subjek atau isi'],
    state: ['State', 'Keadaan'],
    changed: ['Changed by us', 'Diubah oleh kami'],
    standard: ['Standard text', 'Teks standar'],
    off: ['Switched off', 'Dimatikan'],
    subject: ['Subject', 'Subjek'],
    body: ['Body', 'Isi'],
    version: ['Version', 'Versi'],
    updated: ['Changed', 'Diubah'],
    is_active: ['This text is sent', 'Teks ini dikirim'],
    edit: ['Change text', 'Ubah teks'],
    variables: ['Variables', 'Variabel'],
    insert: ['Insert {name}', 'Sisipkan {name}'],
    preview: ['Preview', 'Pratinjau'],
    record: ['Made of', 'Diambil dari'],
    newest: ['The newest', 'Yang terbaru'],
    yourself: ['Yourself', 'Anda sendiri'],
    isExample: [
      'Nothing of this kind has happened yet: an example is shown.',
      'Belum ada kejadian seperti ini: yang tampil adalah contoh.',
    ],
    testSend: ['Send to myself', 'Kirim ke saya'],
    sentTo: ['On its way to {address}', 'Sedang dikirim ke {address}'],
    reset: ['Back to the standard text', 'Kembalikan ke teks standar'],
    sureToReset: ['Use the standard text again?', 'Pakai teks standar kembali?'],
    outbox: ['Outbox', 'Kotak Keluar'],
  },
  { messages: platformSentences },
)
