import type { MoneyMessages } from '@sejuk/domain/money/messages'
import type { Pair } from '../words.ts'

export const moneySentences = {
  'more-than-left-of-source': ['Only {amount} is left of {source}', 'Sisa {source} hanya {amount}'],
} satisfies Record<keyof MoneyMessages, Pair>
