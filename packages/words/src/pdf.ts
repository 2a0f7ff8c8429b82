import { baseSentences } from './base-sentences.ts'
import { words } from './words.ts'

/** What every printed document says. */
export const pdfWords = words(
  'pdf',
  {
    page: ['Page {page} of {pages}', 'Halaman {page} dari {pages}'],
    printed: ['Printed {at}', 'Dicetak {at}'],
    hash: ['Content code {hash}', 'Kode isi {hash}'],
    download: ['Download PDF', 'Unduh PDF'],
  },
  { messages: baseSentences },
)
