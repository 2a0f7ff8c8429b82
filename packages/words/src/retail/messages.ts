import type { retailEvents } from '@sejuk/domain/retail/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const retailMessages = {} as const satisfies Record<keyof typeof retailEvents, StandardMessage>
