import type { Value } from '../../message-values.ts'

/** What pre-orders and the waiting list say. */
export type WaitMessages = {
  'pre-order-nothing-arrives': { n: Value; item: Value; date: Value }
  'pre-order-over-promised': { n: Value; item: Value; date: Value; documents: Value }
  'wait-in-line': undefined
  'wait-no-order-type': undefined
  'wait-offer-over': undefined
  'wait-passed': undefined
  'wait-taken': undefined
  'wait-withdrawn': undefined
}
