import type { learningMeasures, learningWaiting } from '@sejuk/domain/learning/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof learningWaiting)[number], Pair>

export const learningWaitingNames = {
  courses: ['Courses to approve', 'Kursus untuk disetujui'],
} satisfies Waiting

export const learningNextSteps = {
  courses: ['Review', 'Tinjau'],
} satisfies Waiting

export const learningMeasureNames = {} satisfies Record<(typeof learningMeasures)[number], Pair>
