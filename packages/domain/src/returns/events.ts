import { type EventRules, number, rupiah, text } from '../platform/notifications/event-rules.ts'

const subject = text('RET-705-2611-00012')
const rma = text('RMA-705-2611-00004')
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
  'rma-head-office': {
    variables: { rma, customer, amount: rupiah(38_700_000) },
    ...{ record: 'message', on: ['inapp'], mandatory: [], concerns: ['RMA-Request-View'] },
  },
  'rma-approved': {
    variables: { rma, reason: text('') },
    ...{ record: 'message', on: ['inapp'], mandatory: [], concerns: ['RMA-Request-View'] },
  },
  'rma-rejected': {
    variables: { rma, reason: text('The defect was not found') },
    ...{ record: 'message', on: ['inapp'], mandatory: ['inapp'], concerns: ['RMA-Request-View'] },
  },
  'rma-reminder': {
    variables: { rma, n: number(14) },
    ...{ record: 'message', on: ['inapp'], mandatory: ['inapp'], concerns: ['RMA-Request-View'] },
  },
  'rma-invoiced': {
    variables: { rma, invoice: text('SI-705-26-00012') },
    ...{ record: 'message', on: ['inapp'], mandatory: ['inapp'], concerns: ['RMA-Request-View'] },
  },
} as const satisfies EventRules
