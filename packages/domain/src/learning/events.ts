import type { EventRules } from '../platform/event-rules.ts'

export const learningEvents = {} as const satisfies EventRules
