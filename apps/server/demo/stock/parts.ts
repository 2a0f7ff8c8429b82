import type { Part } from '../part.ts'
import { loadAdjustments } from './load-adjustments.ts'
import { loadArrivals } from './load-arrivals.ts'
import { loadCounts } from './load-counts.ts'
import { loadReceipts } from './load-receipts.ts'
import { loadStock } from './load-stock.ts'
import { loadTransfers } from './load-transfers.ts'

export const stockDemo: readonly Part[] = [
  { name: 'stock', load: loadStock },
  { name: 'goods-receipts', load: loadReceipts },
  { name: 'transfers', load: loadTransfers },
  { name: 'stock-counts', load: loadCounts },
  { name: 'stock-adjustments', load: loadAdjustments },
]

/** After all who lock and send. */
export const arrivalsDemo: readonly Part[] = [{ name: 'arrivals', load: loadArrivals }]
