import type { BaseMessages } from '@sejuk/domain/base-messages'
import { commonSentences } from './common-sentences.ts'
import { formSentences } from './form-sentences.ts'
import type { Pair } from './words.ts'

export const baseSentences = { ...commonSentences, ...formSentences } satisfies Record<keyof BaseMessages, Pair>
