import { day, type EventRules, number, rupiah, text } from '../platform/event-rules.ts'

export const salesEvents = {
  'cashback-granted': {
    variables: {
      cashback: text('CB-702-2611-00042'),
      customer: text('Toko Sejahtera Elektronik'),
      amount: rupiah(6_000_000),
      valid_to: day('2027-11-30'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Cashback-List-Search'],
  },
  'cashback-rejected': {
    variables: { cashback: text('CB-702-2611-00042'), reason: text('The event was not agreed on') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Cashback-List-Search'],
  },
  'cashback-expiring': {
    variables: {
      cashback: text('CB-702-2611-00042'),
      customer: text('Toko Sejahtera Elektronik'),
      amount: rupiah(6_000_000),
      valid_to: day('2026-12-15'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Cashback-List-Search'],
  },
  'cashback-expired': {
    variables: {
      cashback: text('CB-702-2611-00042'),
      customer: text('Toko Sejahtera Elektronik'),
      amount: rupiah(6_000_000),
      valid_to: day('2026-11-15'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Cashback-List-Search'],
  },
  'cashback-payout-approved': {
    variables: { payout: text('CBP-700-2611-00007'), amount: rupiah(18_500_000) },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Cashback-Payout-Create'],
  },
  'cashback-payout-returned': {
    variables: { payout: text('CBP-700-2611-00007'), reason: text('One account is wrong') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Cashback-Payout-Create'],
  },
  'cashback-books': {
    variables: { lines: number(2) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Cashback-Approve-Above-Limit'],
  },
} as const satisfies EventRules
