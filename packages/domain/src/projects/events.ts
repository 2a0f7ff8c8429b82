import type { EventRules } from '../platform/event-rules.ts'

export const projectsEvents = {} as const satisfies EventRules
