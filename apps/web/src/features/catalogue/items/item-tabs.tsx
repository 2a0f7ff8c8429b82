import type { ItemDetail } from '@sejuk/contract/catalogue/item-records'
import type { Needs } from '@sejuk/domain/permissions'
import type { Pair } from '@sejuk/words/words'
import type { ComponentType } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'

/** What a tab of an item shows. It loads when it is first opened. */
export type ItemTab = {
  tab: string
  name: Pair
  /** Who may not see what is in it does not see the tab. */
  needs: Needs
  Content: ComponentType<{ item: ItemDetail }>
}

const ItemPricesTab = lazyPart(() =>
  import('../../../entities/catalogue/item-prices.tsx').then((part) => part.ItemPricesTab),
)

const ItemPartsTab = lazyPart(() =>
  import('../../../entities/catalogue/item-parts.tsx').then((part) => part.ItemPartsTab),
)

const ItemSerialsTab = lazyPart(() =>
  import('../../../entities/catalogue/item-serials.tsx').then((part) => part.ItemSerialsTab),
)

/** Beside the overview, in this order. A feature adds a line of its own. */
export const itemTabs: readonly ItemTab[] = [
  { tab: 'parts', name: ['Parts', 'Suku cadang'], needs: 'Exploded-View-Readonly', Content: ItemPartsTab },
  { tab: 'prices', name: ['Prices', 'Harga'], needs: 'Item-Price-View', Content: ItemPricesTab },
  { tab: 'serials', name: ['Serial numbers', 'Nomor seri'], needs: 'Item-SN-History', Content: ItemSerialsTab },
]
