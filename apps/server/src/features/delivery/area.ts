import type { Area } from '../../platform/area.ts'
import { deliveryPhotosOf } from './delivery-orders/attachments.ts'
import { deliveryExport, receiptExport } from './delivery-orders/export.ts'
import { deliveryMeasureKinds } from './delivery-orders/measures.ts'
import { deliveryRoutes } from './delivery-orders/routes.ts'
import { deliverySearch } from './delivery-orders/search.ts'
import { deliveryWaitingKinds } from './delivery-orders/waiting.ts'

export const deliveryArea: Area = {
  features: [deliveryRoutes],
  exports: [deliveryExport, receiptExport],
  attachments: [deliveryPhotosOf],
  waiting: deliveryWaitingKinds,
  measures: deliveryMeasureKinds,
  search: [deliverySearch],
}
