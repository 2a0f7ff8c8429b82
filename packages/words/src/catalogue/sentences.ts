import type { CatalogueMessages } from '@sejuk/domain/catalogue/messages'
import type { Pair } from '../words.ts'

export const catalogueSentences = {} satisfies Record<keyof CatalogueMessages, Pair>
