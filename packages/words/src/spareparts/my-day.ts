import type { sparepartsMeasures, sparepartsWaiting } from '@sejuk/domain/spareparts/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof sparepartsWaiting)[number], Pair>

export const sparepartsWaitingNames = {} satisfies Waiting

export const sparepartsNextSteps = {} satisfies Waiting

export const sparepartsMeasureNames = {} satisfies Record<(typeof sparepartsMeasures)[number], Pair>
