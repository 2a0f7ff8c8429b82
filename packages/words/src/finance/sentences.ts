import type { FinanceMessages } from '@sejuk/domain/finance/messages'
import type { Pair } from '../words.ts'

export const financeSentences = {} satisfies Record<keyof FinanceMessages, Pair>
