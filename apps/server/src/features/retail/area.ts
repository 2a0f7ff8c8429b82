import type { Area } from '../../platform/area.ts'
import { customerStockRoutes } from './customer-stocks/routes.ts'
import { retailApproval, retailAttachments } from './retail-orders/commands.ts'
import { retailOrderExport, sellOutExport } from './retail-orders/export.ts'
import { retailOrderRoutes } from './retail-orders/routes.ts'
import { retailWaiting } from './retail-orders/waiting.ts'
import { sellOutAnalysisRoutes } from './sell-out-analysis/routes.ts'

export const retailArea: Area = {
  features: [retailOrderRoutes, customerStockRoutes, sellOutAnalysisRoutes],
  workers: [retailApproval],
  exports: [retailOrderExport, sellOutExport],
  attachments: [retailAttachments],
  waiting: [retailWaiting],
}
