import type { Area } from '../../platform/area.ts'
import { deliveryExport } from './delivery-orders/export.ts'
import { deliveryRoutes } from './delivery-orders/routes.ts'

export const deliveryArea: Area = {
  features: [deliveryRoutes],
  exports: [deliveryExport],
}
