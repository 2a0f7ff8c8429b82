import type { LearningMessages } from '@sejuk/domain/learning/messages'
import type { Pair } from '../words.ts'

export const learningSentences = {} satisfies Record<keyof LearningMessages, Pair>
