import type { Area } from '../../platform/area.ts'
import { arrivalEffects } from './lack-stock/arrivals.ts'
import { promiseWatch } from './lack-stock/promises.ts'
import { lackStockRoutes } from './lack-stock/routes.ts'
import { oldPartEffects } from './old-parts/commands.ts'
import { oldPartExport } from './old-parts/export.ts'
import { oldPartRoutes } from './old-parts/routes.ts'
import { shelfCounts } from './part-shelves/month-counts.ts'
import { partShelfRoutes } from './part-shelves/routes.ts'
import { sparepartAttachments } from './sparepart-orders/attachments.ts'
import { sparepartOrderExport } from './sparepart-orders/export.ts'
import { workOrderEffects } from './sparepart-orders/on-work-order.ts'
import { sparepartOrderRoutes } from './sparepart-orders/routes.ts'
import { sparepartSearch } from './sparepart-orders/search.ts'
import { sparepartWaiting } from './sparepart-orders/waiting.ts'

export const sparepartsArea: Area = {
  features: [sparepartOrderRoutes, lackStockRoutes, oldPartRoutes, partShelfRoutes],
  workers: [promiseWatch, shelfCounts],
  exports: [sparepartOrderExport, oldPartExport],
  attachments: [sparepartAttachments],
  waiting: sparepartWaiting,
  search: [sparepartSearch],
  effects: [...workOrderEffects, ...arrivalEffects, ...oldPartEffects],
}
