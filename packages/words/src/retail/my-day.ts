import type { retailMeasures, retailWaiting } from '@sejuk/domain/retail/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof retailWaiting)[number], Pair>

export const retailWaitingNames = {} satisfies Waiting

export const retailNextSteps = {} satisfies Waiting

export const retailMeasureNames = {} satisfies Record<(typeof retailMeasures)[number], Pair>
