import type { Part } from '../part.ts'
import { loadOldParts } from './load-old-parts.ts'
import { loadOrders } from './load-orders.ts'

export const sparepartsDemo: readonly Part[] = [
  { name: 'sparepart-orders', load: loadOrders },
  { name: 'old-parts', load: loadOldParts },
]
