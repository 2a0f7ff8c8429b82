import type { Value } from '../message-values.ts'
import type { PriceMessages } from './price-messages.ts'
import type { SerialMessages } from './serial-messages.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type CatalogueMessages = PriceMessages &
  SerialMessages & {
    // items
    'item-needs-category': undefined
    'item-replaces-itself': undefined
    'item-was-merged': undefined
    'mask-is-no-pattern': undefined
    'only-sets-have-sub-items': undefined
    'set-bears-no-serial': undefined
    'set-contains-itself': undefined
    'set-is-used-as-set': undefined
    'set-needs-sub-items': undefined
    'shares-are-not-100': { total: Value }
    'sub-item-twice': undefined
  }
