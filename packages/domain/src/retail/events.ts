import { day, type EventRules, number, rupiah, text } from '../platform/notifications/event-rules.ts'

/** Sellers are reached on their phones; what becomes of their money cannot be switched off. */
const ofIncentive = {
  record: 'message',
  on: ['inapp', 'whatsapp'],
  mandatory: ['inapp'],
  concerns: ['Retail-Order-Input'],
} as const
const settlement = text('STL-700-2611-00003')

export const retailEvents = {
  'incentive-paid': { variables: { settlement, amount: rupiah(1_140_000) }, ...ofIncentive },
  'incentive-payment-failed': {
    variables: { settlement, amount: rupiah(1_140_000), reason: text('Account closed') },
    ...ofIncentive,
  },
  'sub-dealer-order-submitted': {
    variables: { order: text('SDO-705-2611-00004'), shop: text('Toko Makmur Jaya'), quantity: number(3) },
    record: 'message',
    on: ['inapp', 'whatsapp'],
    mandatory: [],
    concerns: ['Sub-Dealer-PO-Answer'],
  },
  'sub-dealer-order-answered': {
    variables: {
      ...{ order: text('SDO-705-2611-00004'), supplier: text('CV Sumber Dingin') },
      ...{ confirmed: number(2), quantity: number(3), amount: rupiah(5_800_000), asked: rupiah(9_000_000) },
    },
    record: 'message',
    on: ['inapp', 'whatsapp'],
    mandatory: [],
    concerns: ['Sub-Dealer-PO-Create'],
  },
  'sub-dealer-order-rejected': {
    variables: {
      ...{ order: text('SDO-705-2611-00004'), supplier: text('CV Sumber Dingin') },
      reason: text('Out of stock until March'),
    },
    record: 'message',
    on: ['inapp', 'whatsapp'],
    mandatory: [],
    concerns: ['Sub-Dealer-PO-Create'],
  },
  'sub-dealer-order-unanswered': {
    variables: { order: text('SDO-705-2611-00004'), shop: text('Toko Makmur Jaya') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Sub-Dealer-PO-Answer', 'Sub-Dealer-PO-Create'],
  },
  'sell-out-to-review': {
    variables: {
      shop: text('Toko Sejahtera Elektronik'),
      seller: text('Yuni Rahayu'),
      order: text('RO-705-2611-00012'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Retail-Order-Approve'],
  },
  'sell-out-rejected': {
    variables: { order: text('RO-705-2611-00012'), reason: text('Receipt does not show the unit') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Retail-Order-Input'],
  },
  'sell-out-missing': {
    variables: { shop: text('Toko AC Berkah'), date: day('2026-10-27') },
    record: 'message',
    on: ['inapp', 'whatsapp'],
    mandatory: [],
    concerns: ['Retail-Order-Input'],
  },
} as const satisfies EventRules
