import type { EventRules } from '../platform/event-rules.ts'

export const supervisionEvents = {} as const satisfies EventRules
