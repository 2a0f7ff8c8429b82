import type { EventRules } from '../platform/event-rules.ts'

export const financeEvents = {} as const satisfies EventRules
