import type { fieldEvents } from '@sejuk/domain/field/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const fieldMessages = {} as const satisfies Record<keyof typeof fieldEvents, StandardMessage>
