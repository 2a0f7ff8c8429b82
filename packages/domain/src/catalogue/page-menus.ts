import type { ListedFrom } from '../platform/page-rules.ts'

export const catalogueListedFrom: ListedFrom = [
  [/^\/item\/exploded-view$/, '/exploded-view'],
  // Whoever keeps prices opens the item of a price.
  [/^\/item\/detail$/, '/item/price'],
]
