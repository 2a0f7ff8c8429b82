import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type FinanceMessages = {
  'cheque-allocations-above-amount': undefined
  'cheque-bounced': undefined
  'cheque-cleared': undefined
  'cheque-deposited': undefined
  'cheque-due-too-late': { n: Value }
  'cheque-number-in-hand': undefined
  'cheque-received-before-issued': undefined
  'cheque-received-in-future': undefined
  'cheques-not-accepted': undefined
  'cheques-not-accepted-after-bounces': { n: Value }
  'invoice-has-less-open': { invoice: Value; amount: Value }
  'invoice-named-twice': undefined
  'label-cheque-number': undefined
  'label-drawer': undefined
}
