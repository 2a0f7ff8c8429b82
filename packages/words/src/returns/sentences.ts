import type { ReturnsMessages } from '@sejuk/domain/returns/messages'
import type { Pair } from '../words.ts'

export const returnsSentences = {} satisfies Record<keyof ReturnsMessages, Pair>
