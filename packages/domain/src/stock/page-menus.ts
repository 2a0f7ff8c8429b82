import type { ListedFrom } from '../platform/page-rules.ts'

export const stockListedFrom: ListedFrom = [
  // A service centre counts its shelf, and comes from its spare parts.
  [/^\/stock-adjustment\/count\/(detail|input)$/, '/sparepart-order-list'],
  [/^\/transfer-in\/transfer-detail\//, '/transfer-in'],
  [/\/transfer-detail\//, '/transfer-out'],
]
