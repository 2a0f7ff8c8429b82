import type { FieldMessages } from '@sejuk/domain/field/messages'
import type { Pair } from '../words.ts'

export const fieldSentences = {} satisfies Record<keyof FieldMessages, Pair>
