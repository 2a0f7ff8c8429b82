import type { BooksMessages } from '@sejuk/domain/books/messages'
import type { Pair } from '../words.ts'

export const booksSentences = {
  'no-account-for': ['No account for {kind}', 'Belum ada akun untuk {kind}'],
} satisfies Record<keyof BooksMessages, Pair>
