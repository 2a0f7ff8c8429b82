import type { Part } from '../part.ts'
import { loadBankStatements } from './load-bank-statements.ts'
import { loadCashAtDoors } from './load-cash-at-doors.ts'
import { loadCashOrders } from './load-cash-orders.ts'
import { loadCreditUses } from './load-credit-uses.ts'
import { loadCustomerMoney } from './load-customer-money.ts'
import { loadPaymentRefs } from './load-payment-refs.ts'
import { loadRefunds } from './load-refunds.ts'

export const moneyDemo: readonly Part[] = [
  { name: 'customer-money', load: loadCustomerMoney },
  { name: 'credit-uses', load: loadCreditUses },
  { name: 'refunds', load: loadRefunds },
  { name: 'cash-orders', load: loadCashOrders },
  { name: 'cash-at-doors', load: loadCashAtDoors },
  { name: 'payment-refs', load: loadPaymentRefs },
  // After all that came: its lines are tied to it.
  { name: 'bank-statements', load: loadBankStatements },
]
