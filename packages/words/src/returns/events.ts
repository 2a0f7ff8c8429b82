import type { returnsEvents } from '@sejuk/domain/returns/events'
import type { Pair } from '../words.ts'

export const returnsEventNames = {} satisfies Record<keyof typeof returnsEvents, Pair>
