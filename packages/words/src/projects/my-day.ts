import type { projectsMeasures, projectsWaiting } from '@sejuk/domain/projects/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof projectsWaiting)[number], Pair>

export const projectsWaitingNames = {} satisfies Waiting

export const projectsNextSteps = {} satisfies Waiting

export const projectsMeasureNames = {} satisfies Record<(typeof projectsMeasures)[number], Pair>
