import type { BooksMessages } from '@sejuk/domain/books/messages'
import type { Pair } from '../words.ts'

export const booksSentences = {
  'journal-is-there': ['The journal of this event is there already', 'Jurnal untuk peristiwa ini sudah ada'],
  'journal-not-balanced': ['Debit and credit of the journal are not the same', 'Debit dan kredit jurnal tidak sama'],
  'no-account-for': ['No account for {kind}', 'Belum ada akun untuk {kind}'],
} satisfies Record<keyof BooksMessages, Pair>
