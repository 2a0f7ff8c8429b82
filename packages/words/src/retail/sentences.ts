import type { RetailMessages } from '@sejuk/domain/retail/messages'
import type { Pair } from '../words.ts'

export const retailSentences = {} satisfies Record<keyof RetailMessages, Pair>
