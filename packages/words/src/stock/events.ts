import type { stockEvents } from '@sejuk/domain/stock/events'
import type { Pair } from '../words.ts'

export const stockEventNames = {} satisfies Record<keyof typeof stockEvents, Pair>
