import type { EventRules } from '../platform/event-rules.ts'

export const retailEvents = {} as const satisfies EventRules
