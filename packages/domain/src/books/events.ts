import type { EventRules } from '../platform/notifications/event-rules.ts'

export const booksEvents = {} as const satisfies EventRules
