import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type FinanceMessages = {
  'kwitansi-of-money-only': undefined
  'kwitansi-made': undefined
  'statement-in-future': undefined
  'statement-sent': undefined
  'statement-sent-today': undefined
  'statement-ends-before': undefined
  'call-logged': undefined
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
  'customer-has-no-phone': undefined
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
  'label-customs-document': undefined
  'label-receiver-of-paper': undefined
  'label-reference': undefined
  'line-discount-above-price': undefined
  'nothing-is-late': undefined
  'nothing-to-bill': undefined
  'order-line-is-gone': { order: Value }
  'paper-needs-approved-invoice': undefined
  'paper-saved': undefined
  'promise-in-past': undefined
  'promise-above-owed': { amount: Value }
  'promise-needs-a-day': undefined
  'receipt-confirmed': undefined
  'receipt-in-future': undefined
  'receipt-of-frozen-invoice': undefined
  'receipt-voided': undefined
  'reminder-sent': undefined
  'summary-begun': undefined
  'nota-retur-in-locked-period': undefined
  'tax-net-changed': { now: Value; made: Value }
  'tax-number-code': { number: Value; code: Value; right: Value }
  'tax-number-digits': undefined
  'tax-number-replacement': { number: Value; n: Value; right: Value }
  'tax-number-year': { number: Value; year: Value; of: Value }
  'tax-period-is-locked': undefined
  'tax-period-locked': undefined
  'tax-summary-is-stale': { n: Value }
  'tax-summary-missing': undefined
  'invoice-has-less-open': { invoice: Value; amount: Value }
  'invoice-named-twice': undefined
  'label-cheque-number': undefined
  'label-drawer': undefined
  'column-named-twice': undefined
  'configuration-exists': undefined
  'e-invoice-cancelling': undefined
  'e-invoice-kept': undefined
  'e-invoice-needs-consent': undefined
  'e-invoice-not-approved': undefined
  'e-invoice-replacing': undefined
  'e-invoice-successor-on-its-way': undefined
  'e-invoices-checked': undefined
  'e-invoices-sent': undefined
  'label-slip-number': undefined
  'label-tax-base': undefined
  'mail-needs-address': undefined
  'mail-queued': undefined
  'nothing-ready-to-upload': undefined
  'phone-of-whatsapp-wrong': { phone: Value }
  'result-file-read': undefined
  'cashback-has-less-left': { amount: Value }
  'cashback-pays-invoices': undefined
  'invoices-bill-more': { order: Value }
  'order-is-being-adjusted': { order: Value }
  'slip-above-base': undefined
  'slip-counted-already': { invoice: Value }
  'slip-date-ahead': undefined
  'slip-needs-file': undefined
  'slip-period-ahead': undefined
  'slip-rate-unusual': { percent: Value; kind: Value }
  'slip-above-open': undefined
  'slip-confirmed': undefined
  'slip-of-frozen-invoice': undefined
  'slip-reopened': undefined
  'slip-needs-number': undefined
  'tax-provider-not-configured': undefined
}
