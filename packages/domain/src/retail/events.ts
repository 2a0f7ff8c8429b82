import { type EventRules, text } from '../platform/event-rules.ts'

export const retailEvents = {
  'sub-dealer-order-unanswered': {
    variables: { order: text('SDO-705-2611-00004'), shop: text('Toko Makmur Jaya') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Sub-Dealer-PO-Answer'],
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
} as const satisfies EventRules
