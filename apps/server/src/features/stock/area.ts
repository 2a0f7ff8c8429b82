import type { Area } from '../../platform/area.ts'
import { stockCheck } from './ledger/reconcile.ts'
import { ledgerRoutes } from './ledger/routes.ts'

export const stockArea: Area = {
  features: [ledgerRoutes],
  workers: [stockCheck],
}
