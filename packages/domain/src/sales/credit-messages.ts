import type { Value } from '../message-values.ts'

export type CreditMessages = {
  'credit-request-approved': undefined
  'credit-request-submitted': undefined
  'credit-setting-levels-order': undefined
  'customer-has-overdue-invoices': { n: Value }
  'label-bound-of-branch-manager': undefined
  'label-bound-of-finance-manager': undefined
  'label-cheque-days': undefined
  'label-guarantee-amount': undefined
  'label-overdue-days': undefined
  'label-requested-limit': undefined
  'label-tolerance': undefined
  'limit-above-director-decides': { amount: Value }
  'limit-above-finance-decides': { amount: Value }
  'limit-not-higher-than-now': { amount: Value }
  'limit-same-as-now': { amount: Value }
  'order-exceeds-credit-limit': { amount: Value }
  'temporary-limit-end-is-past': undefined
  'temporary-limit-too-long': { n: Value }
}
