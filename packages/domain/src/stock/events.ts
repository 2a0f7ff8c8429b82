import type { EventRules } from '../platform/event-rules.ts'

export const stockEvents = {} as const satisfies EventRules
