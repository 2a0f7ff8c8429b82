import type { ItemDetail } from '@sejuk/contract/catalogue/item-records'
import type { Needs } from '@sejuk/domain/permissions'
import type { Pair } from '@sejuk/words/words'
import type { ComponentType } from 'react'

/** What a tab of an item shows. It loads when it is first opened. */
export type ItemTab = {
  tab: string
  name: Pair
  /** Who may not see what is in it does not see the tab. */
  needs: Needs
  Content: ComponentType<{ item: ItemDetail }>
}

/**
 * Beside the overview, in this order. A feature adds a line of its own:
 * `{ tab: 'prices', name: ['Prices', 'Harga'], needs: 'Item-Price-View', Content: lazyPart(() => import('../prices/item-prices-tab.tsx').then((tab) => tab.ItemPricesTab)) }`
 */
export const itemTabs: readonly ItemTab[] = []
