import type { stockEvents } from '@sejuk/domain/stock/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const stockMessages = {} satisfies Record<keyof typeof stockEvents, StandardMessage>
