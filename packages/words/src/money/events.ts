import type { moneyEvents } from '@sejuk/domain/money/events'
import type { Pair } from '../words.ts'

export const moneyEventNames = {} satisfies Record<keyof typeof moneyEvents, Pair>
