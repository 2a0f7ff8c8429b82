import type { EventRules } from '../platform/event-rules.ts'

export const fieldEvents = {} as const satisfies EventRules
