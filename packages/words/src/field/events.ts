import type { fieldEvents } from '@sejuk/domain/field/events'
import type { Pair } from '../words.ts'

export const fieldEventNames = {} satisfies Record<keyof typeof fieldEvents, Pair>
