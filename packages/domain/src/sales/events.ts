import { day, type EventRules, instant, number, rupiah, text } from '../platform/notifications/event-rules.ts'

const locks = ['Lock-Stock-Request-View'] as const
const asksForRelease = ['Lock-Stock-Request-Ask-Release'] as const
const lock = text('LS-705-2611-00012')

const ofOrder = {
  order: text('SO-705-2611-00412'),
  customer: text('Toko Sejahtera Elektronik'),
  amount: rupiah(498_500_000),
}
const aboutOrder = { record: 'message', on: ['inapp'], concerns: ['Sales-Order-View'] } as const

export const salesEvents = {
  'order-waiting': { ...aboutOrder, variables: ofOrder, mandatory: [], concerns: ['Sales-Order-Approve'] },
  'order-reminder': { ...aboutOrder, variables: ofOrder, mandatory: ['inapp'], concerns: ['Sales-Order-Approve'] },
  'order-approved': { ...aboutOrder, variables: ofOrder, mandatory: [] },
  'order-rejected': {
    ...aboutOrder,
    variables: { order: text('SO-705-2611-00412'), reason: text('The discount is too large') },
    mandatory: ['inapp'],
  },
  'order-taken-back': {
    ...aboutOrder,
    variables: { order: text('SO-705-2611-00412'), reason: text('Only 3 units are available now') },
    mandatory: ['inapp'],
  },
  'order-paid': { ...aboutOrder, variables: ofOrder, mandatory: [] },
  'order-unpaid': { ...aboutOrder, variables: ofOrder, mandatory: ['inapp'] },
  'order-closed-unpaid': { ...aboutOrder, variables: ofOrder, mandatory: ['inapp'] },
  'order-withdrawn': { ...aboutOrder, variables: ofOrder, mandatory: [] },
  'order-locks-released': { ...aboutOrder, variables: ofOrder, mandatory: ['inapp'] },
  'stock-wait-offered': {
    variables: {
      ...{ wait: text('WL-705-2611-00012'), customer: text('Toko Sejahtera Elektronik'), item: text('GSV-12VP5') },
      ...{ n: number(10), until: instant('2026-11-19T03:00:00.000Z') },
    },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Sales-Order-Create'],
  },
  'lock-stock-approved': {
    variables: { lock, customer: text('Toko Sejahtera Elektronik'), valid_to: day('2026-11-23') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: locks,
  },
  'lock-stock-rejected': {
    variables: { lock, reason: text('The project was lost') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: locks,
  },
  'lock-stock-ending': {
    variables: { lock, customer: text('Toko Sejahtera Elektronik'), valid_to: day('2026-11-18') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: locks,
  },
  'lock-stock-over': {
    variables: { lock, customer: text('Toko Sejahtera Elektronik'), valid_to: day('2026-11-15') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: locks,
  },
  'lock-release-asked': {
    variables: {
      lock,
      name: text('Hana Wijaya'),
      item: text('GWC-09N1'),
      qty: number(4),
      due: instant('2026-11-17T03:00:00Z'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: locks,
  },
  'lock-release-done': {
    variables: { lock, item: text('GWC-09N1') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: asksForRelease,
  },
  'lock-release-declined': {
    variables: { lock, reason: text('Delivery is tomorrow') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: asksForRelease,
  },
  'lock-release-unanswered': {
    variables: { lock, item: text('GWC-09N1') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: asksForRelease,
  },
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
  'special-price-approved': {
    variables: { request: text('SP-705-2611-00018'), valid_to: day('2026-11-30') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Special-Price-Request-Create'],
  },
  'special-price-rejected': {
    variables: { request: text('SP-705-2611-00018'), reason: text('The competitor’s offer has ended') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Special-Price-Request-Create'],
  },
  'cashback-books': {
    variables: { lines: number(2) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Cashback-Approve-Above-Limit'],
  },
  'credit-limit-approved': {
    variables: {
      request: text('CLR-705-2611-00012'),
      customer: text('Toko Sejahtera Elektronik'),
      limit: rupiah(150_000_000),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Credit-Limit-Request-Create'],
  },
  'credit-limit-rejected': {
    variables: {
      request: text('CLR-705-2611-00012'),
      customer: text('Toko Sejahtera Elektronik'),
      reason: text('Two invoices are overdue'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Credit-Limit-Request-Create'],
  },
  'temporary-limit-ending': {
    variables: {
      request: text('CLR-705-2611-00012'),
      customer: text('Toko Sejahtera Elektronik'),
      amount: rupiah(50_000_000),
      valid_to: day('2026-12-15'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Credit-Limit-Request-Create'],
  },
  'temporary-limit-ended': {
    variables: {
      request: text('CLR-705-2611-00012'),
      customer: text('Toko Sejahtera Elektronik'),
      amount: rupiah(50_000_000),
      valid_to: day('2026-12-15'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Credit-Limit-Request-Create'],
  },
} as const satisfies EventRules
