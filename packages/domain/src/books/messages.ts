import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type BooksMessages = {
  'journal-is-there': undefined
  'journal-not-balanced': undefined
  'no-account-for': { kind: Value }
}
