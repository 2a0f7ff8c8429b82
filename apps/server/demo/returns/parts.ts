import type { Part } from '../part.ts'
import { carryOutExchanges } from './carry-out-exchanges.ts'
import { loadClaims } from './load-claims.ts'
import { loadDamagedArrivals } from './load-damaged-arrivals.ts'
import { loadReturns } from './load-returns.ts'
import { replaceTaxInvoices } from './replace-tax-invoices.ts'
import { loadRmas } from './load-rmas.ts'
import { planPickups } from './plan-pickups.ts'

export const returnsDemo: readonly Part[] = [
  { name: 'returns', load: loadReturns },
  { name: 'replaced-tax-invoices', load: replaceTaxInvoices },
  { name: 'rma-requests', load: loadRmas },
  { name: 'exchanges-at-work', load: carryOutExchanges },
  { name: 'pickups', load: planPickups },
  { name: 'vendor-claims', load: loadClaims },
  { name: 'damaged-arrivals', load: loadDamagedArrivals },
]
