import type { deliveryEvents } from '@sejuk/domain/delivery/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const deliveryMessages = {} as const satisfies Record<keyof typeof deliveryEvents, StandardMessage>
