import type { Area } from '../../platform/area.ts'
import { sparepartAttachments } from './sparepart-orders/attachments.ts'
import { sparepartOrderExport } from './sparepart-orders/export.ts'
import { workOrderEffects } from './sparepart-orders/on-work-order.ts'
import { sparepartOrderRoutes } from './sparepart-orders/routes.ts'
import { sparepartSearch } from './sparepart-orders/search.ts'
import { sparepartWaiting } from './sparepart-orders/waiting.ts'

export const sparepartsArea: Area = {
  features: [sparepartOrderRoutes],
  exports: [sparepartOrderExport],
  attachments: [sparepartAttachments],
  waiting: sparepartWaiting,
  search: [sparepartSearch],
  effects: workOrderEffects,
}
