import { type EventRules, rupiah, text } from '../platform/event-rules.ts'

const subject = text('RET-705-2611-00012')
const customer = text('Toko Dingin Jaya')

export const returnsEvents = {
  'return-approved': {
    variables: { return: subject, customer },
    ...{ record: 'message', on: ['inapp'], mandatory: [], concerns: ['Return-Request-View'] },
  },
  'return-rejected': {
    variables: { return: subject, reason: text('Older than agreed') },
    ...{ record: 'message', on: ['inapp'], mandatory: ['inapp'], concerns: ['Return-Request-View'] },
  },
  'return-received': {
    variables: { return: subject, customer },
    ...{ record: 'message', on: ['inapp'], mandatory: [], concerns: ['Return-Request-View'] },
  },
  'return-closed': {
    variables: { return: subject, customer, amount: rupiah(3_450_000) },
    ...{ record: 'message', on: ['inapp'], mandatory: [], concerns: ['Return-Request-View'] },
  },
} as const satisfies EventRules
