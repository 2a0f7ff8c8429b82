import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type MoneyMessages = {
  'bank-statement-imported': undefined
  'bank-file-of-another-kind': undefined
  'bank-file-row-not-read': { row: Value; n: Value }
  'bank-file-without-lines': undefined
  'bank-file-too-long': { n: Value }
  'bank-file-of-another-account': { account: Value }
  'bank-file-breaks-at': { row: Value; day: Value; text: Value }
  'bank-file-does-not-add-up': { amount: Value }
  'bank-file-is-here': { statement: Value }
  'bank-file-says-no-balance': undefined
  'bank-file-in-future': { day: Value }
  'bank-layout-is-delivered': undefined
  'you-imported-this-file': undefined
  'bank-line-goes-out': undefined
  'bank-line-matched': undefined
  'bank-line-not-ours': undefined
  'bank-line-kept': undefined
  'bank-line-taken-back': undefined
  'bank-line-needs-second-look': { amount: Value }
  'bank-line-of-another-branch': { branch: Value }
  'receipt-is-your-own': undefined
  'receipt-of-another-amount': { amount: Value }
  'receipt-cannot-be-tied': undefined
  'receipt-is-tied': undefined
  'bank-charge-too-large': { amount: Value }
  'bank-charge-is-not-missing': undefined
  'certain-lines-confirmed': undefined
  'certain-lines-changed': undefined
  'line-is-not-certain': undefined
  'no-payment-provider': undefined
  'virtual-account-is-open': undefined
  'virtual-account-not-open': undefined
  'virtual-account-opened': undefined
  'virtual-account-closed': undefined
  'payment-call-not-signed': undefined
  'label-opening-balance': undefined
  'label-closing-balance': undefined
  'label-head-rows': undefined
  'label-bank-charge': undefined
  'more-than-left-of-source': { amount: Value; source: Value }
  'credit-is-used': undefined
  'credit-used': undefined
  'credit-taken-back': undefined
  'source-named-twice': undefined
  'refund-has-no-sources': undefined
  'refund-above-finance-decides': { amount: Value }
  'refund-above-director-decides': { amount: Value }
  'refund-account-changed': undefined
  'refund-not-approved': undefined
  'refund-submitted': undefined
  'refund-approved': undefined
  'refund-rejected': undefined
  'refund-paid': undefined
}
