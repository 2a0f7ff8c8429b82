import type { sparepartsEvents } from '@sejuk/domain/spareparts/events'
import type { Pair } from '../words.ts'

export const sparepartsEventNames = {} satisfies Record<keyof typeof sparepartsEvents, Pair>
