import type { companyWaiting } from '@sejuk/domain/company/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof companyWaiting)[number], Pair>

export const companyWaitingNames = {} satisfies Waiting

export const companyNextSteps = {} satisfies Waiting
