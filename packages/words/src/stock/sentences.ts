import type { StockMessages } from '@sejuk/domain/stock/messages'
import type { Pair } from '../words.ts'

export const stockSentences = {} satisfies Record<keyof StockMessages, Pair>
