import type { DeliveryMessages } from '@sejuk/domain/delivery/messages'
import type { Pair } from '../words.ts'

export const deliverySentences = {} satisfies Record<keyof DeliveryMessages, Pair>
