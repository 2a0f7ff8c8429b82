import type { Area } from '../../platform/area.ts'
import { cashbackEnds } from './cashbacks/expire.ts'
import { cashbackExport } from './cashbacks/export.ts'
import { cashbackMeasures } from './cashbacks/measures.ts'
import { cashbackPayoutRoutes } from './cashbacks/payout-routes.ts'
import { cashbackRoutes } from './cashbacks/routes.ts'
import { cashbackRunWorker } from './cashbacks/run-worker.ts'
import { cashbackSearch } from './cashbacks/search.ts'
import { targetImport } from './cashbacks/targets-import.ts'
import { cashbackWaiting } from './cashbacks/waiting.ts'
import { orderSimulationRoutes } from './order-simulations/routes.ts'

export const salesArea: Area = {
  features: [cashbackRoutes, cashbackPayoutRoutes, orderSimulationRoutes],
  workers: [cashbackEnds, cashbackRunWorker],
  imports: [targetImport],
  exports: [cashbackExport],
  waiting: [...cashbackWaiting],
  measures: [...cashbackMeasures],
  search: [cashbackSearch],
}
