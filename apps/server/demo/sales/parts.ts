import type { Part } from '../part.ts'
import { loadCashbackPayouts } from './cashback-payouts.ts'
import { loadCashbacks } from './load-cashbacks.ts'
import { loadCredit } from './load-credit.ts'
import { loadSalesOrders } from './load-sales-orders.ts'
import { loadSpecialPrices } from './load-special-prices.ts'
import { loadLockStockRequests } from './lock-stock-requests.ts'
import { loadStockWaits } from './stock-waits.ts'

export const salesDemo: readonly Part[] = [
  { name: 'cashbacks', load: loadCashbacks },
  { name: 'cashback-payouts', load: loadCashbackPayouts },
  { name: 'lock-stock-requests', load: loadLockStockRequests },
  { name: 'special-prices', load: loadSpecialPrices },
  { name: 'sales-orders', load: loadSalesOrders },
  { name: 'credit', load: loadCredit },
  { name: 'stock-waits', load: loadStockWaits },
]
