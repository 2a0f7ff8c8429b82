import type { booksPages } from '@sejuk/domain/books/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const booksHelp = words('help-books', {} satisfies Record<keyof typeof booksPages, Pair>)
