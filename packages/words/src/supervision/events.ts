import type { supervisionEvents } from '@sejuk/domain/supervision/events'
import type { Pair } from '../words.ts'

export const supervisionEventNames = {} satisfies Record<keyof typeof supervisionEvents, Pair>
