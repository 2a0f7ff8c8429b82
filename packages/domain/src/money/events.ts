import type { EventRules } from '../platform/notifications/event-rules.ts'

export const moneyEvents = {} as const satisfies EventRules
