import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type MoneyMessages = {
  'more-than-left-of-source': { amount: Value; source: Value }
}
