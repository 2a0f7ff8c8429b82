import { day, type EventRules, number, rupiah, text } from '../platform/notifications/event-rules.ts'

export const financeEvents = {
  'cheque-bounced': {
    variables: {
      cheque: text('BG 884211'),
      customer: text('Toko Sejahtera Elektronik'),
      amount: rupiah(40_000_000),
      times: number(2),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Cheque-Search'],
  },
  'cheques-refused': {
    variables: { customer: text('Toko Sejahtera Elektronik'), times: number(3) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Cheque-Search'],
  },
  'cheques-due': {
    variables: { count: number(4), amount: rupiah(185_000_000) },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Cheque-Deposit'],
  },
  /** To the customer, by WhatsApp. */
  'payment-reminder': {
    variables: { customer: text('Toko Sejahtera Elektronik'), amount: rupiah(218_000_000), count: number(5) },
    record: 'message',
    on: [],
    mandatory: [],
    concerns: [],
  },
  /** To the customer, by e-mail and WhatsApp. */
  'tax-invoice-sent': {
    variables: {
      customer: text('Toko Sejahtera Elektronik'),
      invoices: text('SI-705-26-04182'),
      amount: rupiah(242_132_000),
    },
    record: 'message',
    on: [],
    mandatory: [],
    concerns: [],
  },
  /** To the customer, by e-mail or WhatsApp. */
  'statement-sent': {
    variables: { customer: text('Toko Sejahtera Elektronik'), amount: rupiah(31_240_000), day: day('2026-11-18') },
    record: 'message',
    on: [],
    mandatory: [],
    concerns: [],
  },
  'e-invoices-due': {
    variables: { count: number(130), period: text('2026-10'), days: number(4) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['E-Invoice-Upload'],
  },
} as const satisfies EventRules
