import type { Area } from '../../platform/area.ts'
import { retailApproval, retailAttachments } from './retail-orders/commands.ts'
import { retailOrderExport, sellOutExport } from './retail-orders/export.ts'
import { retailOrderRoutes } from './retail-orders/routes.ts'
import { retailWaiting } from './retail-orders/waiting.ts'

export const retailArea: Area = {
  features: [retailOrderRoutes],
  workers: [retailApproval],
  exports: [retailOrderExport, sellOutExport],
  attachments: [retailAttachments],
  waiting: [retailWaiting],
}
