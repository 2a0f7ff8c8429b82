import type { EventRules } from '../platform/event-rules.ts'

export const catalogueEvents = {} as const satisfies EventRules
