import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type MoneyMessages = {
  'more-than-left-of-source': { amount: Value; source: Value }
  'credit-is-used': undefined
  'credit-used': undefined
  'credit-taken-back': undefined
  'source-named-twice': undefined
  'refund-has-no-sources': undefined
  'refund-above-finance-decides': { amount: Value }
  'refund-above-director-decides': { amount: Value }
  'refund-account-changed': undefined
  'refund-submitted': undefined
  'refund-approved': undefined
  'refund-rejected': undefined
  'refund-paid': undefined
}
