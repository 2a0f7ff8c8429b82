import type { Part } from '../part.ts'
import { loadCreditUses } from './load-credit-uses.ts'
import { loadCashAtDoors } from './load-cash-at-doors.ts'
import { loadCashOrders } from './load-cash-orders.ts'
import { loadRefunds } from './load-refunds.ts'

export const moneyDemo: readonly Part[] = [
  { name: 'credit-uses', load: loadCreditUses },
  { name: 'refunds', load: loadRefunds },
  { name: 'cash-orders', load: loadCashOrders },
  { name: 'cash-at-doors', load: loadCashAtDoors },
]
