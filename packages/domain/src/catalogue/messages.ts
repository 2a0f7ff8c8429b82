import type { ItemMessages } from './item-messages.ts'
import type { PartsMessages } from './parts-messages.ts'
import type { PriceMessages } from './price-messages.ts'
import type { SerialMessages } from './serial-messages.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type CatalogueMessages = ItemMessages & PartsMessages & PriceMessages & SerialMessages
