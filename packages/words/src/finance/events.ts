import type { financeEvents } from '@sejuk/domain/finance/events'
import type { Pair } from '../words.ts'

export const financeEventNames = {} satisfies Record<keyof typeof financeEvents, Pair>
