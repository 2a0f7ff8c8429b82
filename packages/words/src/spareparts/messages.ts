import type { sparepartsEvents } from '@sejuk/domain/spareparts/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const sparepartsMessages = {} as const satisfies Record<keyof typeof sparepartsEvents, StandardMessage>
