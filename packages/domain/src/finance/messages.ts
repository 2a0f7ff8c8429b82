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
  'amounts-above-receipt': undefined
  'e-invoice-is-live': undefined
  'invoice-approved': undefined
  'invoice-cancelled': undefined
  'invoice-date-in-future': undefined
  'invoice-failed': undefined
  'invoice-frozen': undefined
  'invoice-has-no-lines': undefined
  'invoice-has-payments': undefined
  'invoice-is-paid': undefined
  'invoice-lines-from-deliveries': undefined
  'invoice-needs-tax-data': undefined
  'invoice-not-paid-in-full': undefined
  'invoice-of-somebody-else': undefined
  'invoice-submitted': undefined
  'invoice-voided': undefined
  'invoices-generated': undefined
  'label-receiver-of-paper': undefined
  'label-reference': undefined
  'line-discount-above-price': undefined
  'nothing-to-bill': undefined
  'order-line-is-gone': { order: Value }
  'paper-needs-approved-invoice': undefined
  'paper-saved': undefined
  'receipt-confirmed': undefined
  'receipt-in-future': undefined
  'receipt-of-frozen-invoice': undefined
  'receipt-voided': undefined
  'tax-period-is-locked': undefined
  'invoice-has-less-open': { invoice: Value; amount: Value }
  'invoice-named-twice': undefined
  'label-cheque-number': undefined
  'label-drawer': undefined
}
