import { type EventRules, rupiah, text } from '../platform/notifications/event-rules.ts'

const refund = {
  refund: text('RF-705-2611-00003'),
  customer: text('Toko Sejahtera Elektronik'),
  amount: rupiah(1_030_000),
}

export const moneyEvents = {
  'refund-approved': {
    variables: refund,
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Refund-Create'],
  },
  /** By a person, or by the bank. */
  'refund-refused': {
    variables: { ...refund, reason: text('The account is closed') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Refund-Create'],
  },
} as const satisfies EventRules
