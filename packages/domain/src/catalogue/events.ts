import type { EventRules } from '../platform/notifications/event-rules.ts'

export const catalogueEvents = {} as const satisfies EventRules
