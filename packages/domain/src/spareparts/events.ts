import type { EventRules } from '../platform/event-rules.ts'

export const sparepartsEvents = {} as const satisfies EventRules
