import type { returnsEvents } from '@sejuk/domain/returns/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const returnsMessages = {} as const satisfies Record<keyof typeof returnsEvents, StandardMessage>
