import type { SparepartsMessages } from '@sejuk/domain/spareparts/messages'
import type { Pair } from '../words.ts'

export const sparepartsSentences = {} satisfies Record<keyof SparepartsMessages, Pair>
