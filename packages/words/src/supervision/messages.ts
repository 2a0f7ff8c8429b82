import type { supervisionEvents } from '@sejuk/domain/supervision/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const supervisionMessages = {} as const satisfies Record<keyof typeof supervisionEvents, StandardMessage>
