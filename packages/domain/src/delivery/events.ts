import type { EventRules } from '../platform/event-rules.ts'

export const deliveryEvents = {} as const satisfies EventRules
