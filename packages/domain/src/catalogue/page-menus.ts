import type { ListedFrom } from '../platform/page-rules.ts'

export const catalogueListedFrom: ListedFrom = [
  [/^\/item\/exploded-view$/, '/exploded-view'],
  // Whoever approves a change of many items opens it from the home page.
  [/^\/item-manage-tools\/run$/, '/item/price'],
  // Whoever keeps prices opens the item of a price.
  [/^\/item\/detail$/, '/item/price'],
]
