import type { Part } from '../part.ts'
import { loadCustomers } from './load-customers.ts'
import { loadSalesPolicies } from './load-sales-policies.ts'
import { loadShops } from './load-shops.ts'
import { loadSignatures } from './load-signatures.ts'
import { loadTrade } from './load-trade.ts'

export const customersDemo: readonly Part[] = [
  { name: 'customers', load: loadCustomers },
  { name: 'shops', load: loadShops },
  { name: 'customer-trade', load: loadTrade },
  { name: 'signatures', load: loadSignatures },
  { name: 'sales-policies', load: loadSalesPolicies },
]
