import type { financeMeasures, financeWaiting } from '@sejuk/domain/finance/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof financeWaiting)[number], Pair>

export const financeWaitingNames = {} satisfies Waiting

export const financeNextSteps = {} satisfies Waiting

export const financeMeasureNames = {} satisfies Record<(typeof financeMeasures)[number], Pair>
