import type { EventRules } from '../platform/event-rules.ts'

export const returnsEvents = {} as const satisfies EventRules
