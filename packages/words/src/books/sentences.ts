import type { BooksMessages } from '@sejuk/domain/books/messages'
import type { Pair } from '../words.ts'

export const booksSentences = {
  'journal-batch-made': ['Batch made', 'Batch dibuat'],
  'journal-batch-taken': ['Batch taken into the books', 'Batch sudah masuk pembukuan'],
  'journal-batch-cancelled': ['Batch cancelled', 'Batch dibatalkan'],
  'no-journal-ready': ['No journal of {month} is ready', 'Belum ada jurnal {month} yang siap'],
  'journal-batch-changed': [
    'The journals of this batch are not what they were when it was made',
    'Jurnal dalam batch ini tidak sama lagi dengan saat dibuat',
  ],
  'journal-is-there': ['The journal of this event is there already', 'Jurnal untuk peristiwa ini sudah ada'],
  'journal-not-balanced': ['Debit and credit of the journal are not the same', 'Debit dan kredit jurnal tidak sama'],
  'no-account-for': ['No account for {kind}', 'Belum ada akun untuk {kind}'],
} satisfies Record<keyof BooksMessages, Pair>
