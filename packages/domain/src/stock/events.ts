import { type EventRules, number } from '../platform/event-rules.ts'

export const stockEvents = {
  'stock-books': {
    variables: { lines: number(2) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Stock-Reconcile'],
  },
} as const satisfies EventRules
