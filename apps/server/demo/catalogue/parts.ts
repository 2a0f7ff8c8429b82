import type { Part } from '../part.ts'
import { itemChanges } from './item-changes.ts'
import { itemLives } from './item-lives.ts'
import { itemPhotos } from './item-photos.ts'
import { loadExplodedViews } from './load-exploded-views.ts'
import { loadPartsLists } from './load-parts-lists.ts'
import { loadPrices } from './load-prices.ts'
import { loadSerialLives } from './load-serial-lives.ts'

export const catalogueDemo: readonly Part[] = [
  // items
  itemPhotos,
  itemLives,
  itemChanges,
  // prices
  { name: 'item-prices', load: loadPrices },
  // parts
  { name: 'parts-lists', load: loadPartsLists },
  { name: 'exploded-views', load: loadExplodedViews },
]

/** After the documents that name units: it tells what they did to them. */
export const serialLivesDemo: readonly Part[] = [{ name: 'serial-lives', load: loadSerialLives }]
