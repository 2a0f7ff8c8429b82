import type { moneyWaiting } from '@sejuk/domain/money/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof moneyWaiting)[number], Pair>

export const moneyWaitingNames = {} satisfies Waiting

export const moneyNextSteps = {} satisfies Waiting
