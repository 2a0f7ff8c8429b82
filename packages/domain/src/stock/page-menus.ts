import type { ListedFrom } from '../platform/page-rules.ts'

export const stockListedFrom: ListedFrom = [
  [/^\/transfer-in\/transfer-detail\//, '/transfer-in'],
  [/\/transfer-detail\//, '/transfer-out'],
]
