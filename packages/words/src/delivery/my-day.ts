import type { deliveryMeasures, deliveryWaiting } from '@sejuk/domain/delivery/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof deliveryWaiting)[number], Pair>

export const deliveryWaitingNames = {} satisfies Waiting

export const deliveryNextSteps = {} satisfies Waiting

export const deliveryMeasureNames = {} satisfies Record<(typeof deliveryMeasures)[number], Pair>
