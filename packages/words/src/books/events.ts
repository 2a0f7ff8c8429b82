import type { booksEvents } from '@sejuk/domain/books/events'
import type { Pair } from '../words.ts'

export const booksEventNames = {} satisfies Record<keyof typeof booksEvents, Pair>
