import type { learningEvents } from '@sejuk/domain/learning/events'
import type { Pair } from '../words.ts'

export const learningEventNames = {} satisfies Record<keyof typeof learningEvents, Pair>
