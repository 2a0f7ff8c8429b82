import type { Area } from '../../platform/area.ts'
import { accountMapRoutes } from './account-map/routes.ts'
import { journalBatchRoutes } from './journal-batches/routes.ts'
import { journalExport } from './journals/export.ts'
import { journalRoutes } from './journals/routes.ts'

export const booksArea: Area = {
  features: [journalRoutes, journalBatchRoutes, accountMapRoutes],
  exports: [journalExport],
}
