import { day, type EventRules, number, text } from '../platform/notifications/event-rules.ts'

export const stockEvents = {
  'transfer-sent': {
    variables: { transfer: text('TO-705-2611-00012'), eta: day('2026-11-18') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Transfer-In-Receive'],
  },
  'transfer-overdue': {
    variables: { transfer: text('TO-705-2611-00012'), eta: day('2026-11-12') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Transfer-In-Receive', 'Transfer-Out-Create'],
  },
  'stock-books': {
    variables: { lines: number(2) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Stock-Reconcile'],
  },
} as const satisfies EventRules
