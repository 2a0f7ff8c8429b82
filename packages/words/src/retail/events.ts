import type { retailEvents } from '@sejuk/domain/retail/events'
import type { Pair } from '../words.ts'

export const retailEventNames = {} satisfies Record<keyof typeof retailEvents, Pair>
