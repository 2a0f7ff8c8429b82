import type { SupervisionMessages } from '@sejuk/domain/supervision/messages'
import type { Pair } from '../words.ts'

export const supervisionSentences = {} satisfies Record<keyof SupervisionMessages, Pair>
