import type { Area } from '../../platform/area.ts'
import { deliveryPhotosOf } from './delivery-orders/attachments.ts'
import { deliveryExport, receiptExport } from './delivery-orders/export.ts'
import { deliveryMeasureKinds } from './delivery-orders/measures.ts'
import { deliveryRoutes } from './delivery-orders/routes.ts'
import { deliverySearch } from './delivery-orders/search.ts'
import { deliveryWaitingKinds } from './delivery-orders/waiting.ts'
import { heldCashExport } from './held-cash/export.ts'
import { driverCashLate } from './held-cash/late.ts'
import { heldCashRoutes } from './held-cash/routes.ts'
import { heldCashWaiting } from './held-cash/waiting.ts'

export const deliveryArea: Area = {
  features: [deliveryRoutes, heldCashRoutes],
  workers: [driverCashLate],
  exports: [deliveryExport, receiptExport, heldCashExport],
  attachments: [deliveryPhotosOf],
  waiting: [...deliveryWaitingKinds, ...heldCashWaiting],
  measures: deliveryMeasureKinds,
  search: [deliverySearch],
}
