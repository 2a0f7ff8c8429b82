import type { projectsEvents } from '@sejuk/domain/projects/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const projectsMessages = {} as const satisfies Record<keyof typeof projectsEvents, StandardMessage>
