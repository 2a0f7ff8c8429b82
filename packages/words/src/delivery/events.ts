import type { deliveryEvents } from '@sejuk/domain/delivery/events'
import type { Pair } from '../words.ts'

export const deliveryEventNames = {} satisfies Record<keyof typeof deliveryEvents, Pair>
