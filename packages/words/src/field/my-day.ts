import type { fieldMeasures, fieldWaiting } from '@sejuk/domain/field/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof fieldWaiting)[number], Pair>

export const fieldWaitingNames = {} satisfies Waiting

export const fieldNextSteps = {} satisfies Waiting

export const fieldMeasureNames = {} satisfies Record<(typeof fieldMeasures)[number], Pair>
