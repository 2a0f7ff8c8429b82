import type { booksWaiting } from '@sejuk/domain/books/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof booksWaiting)[number], Pair>

export const booksWaitingNames = {} satisfies Waiting

export const booksNextSteps = {} satisfies Waiting
