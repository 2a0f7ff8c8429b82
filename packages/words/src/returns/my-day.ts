import type { returnsMeasures, returnsWaiting } from '@sejuk/domain/returns/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof returnsWaiting)[number], Pair>

export const returnsWaitingNames = {} satisfies Waiting

export const returnsNextSteps = {} satisfies Waiting

export const returnsMeasureNames = {} satisfies Record<(typeof returnsMeasures)[number], Pair>
