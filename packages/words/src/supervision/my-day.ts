import type { supervisionMeasures, supervisionWaiting } from '@sejuk/domain/supervision/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof supervisionWaiting)[number], Pair>

export const supervisionWaitingNames = {} satisfies Waiting

export const supervisionNextSteps = {} satisfies Waiting

export const supervisionMeasureNames = {} satisfies Record<(typeof supervisionMeasures)[number], Pair>
