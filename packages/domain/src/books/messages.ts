import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type BooksMessages = {
  'journal-is-there': undefined
  'journal-not-balanced': undefined
  'journal-batch-made': undefined
  'journal-batch-taken': undefined
  'journal-batch-cancelled': undefined
  'no-journal-ready': { month: Value }
  'journal-batch-changed': undefined
  'no-account-for': { kind: Value }
}
