import type { Part } from '../part.ts'
import { loadOldParts } from './load-old-parts.ts'
import { loadOrders } from './load-orders.ts'
import { loadPurchases } from './load-purchases.ts'
import { loadShelfCounts } from './load-shelf-counts.ts'

export const sparepartsDemo: readonly Part[] = [
  { name: 'sparepart-orders', load: loadOrders },
  { name: 'sparepart-purchases', load: loadPurchases },
  { name: 'old-parts', load: loadOldParts },
  { name: 'shelf-counts', load: loadShelfCounts },
]
