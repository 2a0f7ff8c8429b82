import type { CatalogueMessages } from '@sejuk/domain/catalogue/messages'
import type { Pair } from '../words.ts'
import { itemSentences } from './item-sentences.ts'
import { partsSentences } from './parts-sentences.ts'
import { priceSentences } from './price-sentences.ts'
import { serialSentences } from './serial-sentences.ts'

export const catalogueSentences = {
  ...itemSentences,
  ...priceSentences,
  ...serialSentences,
  ...partsSentences,
} satisfies Record<keyof CatalogueMessages, Pair>
