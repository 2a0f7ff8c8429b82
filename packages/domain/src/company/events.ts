import type { EventRules } from '../platform/notifications/event-rules.ts'

export const companyEvents = {} as const satisfies EventRules
