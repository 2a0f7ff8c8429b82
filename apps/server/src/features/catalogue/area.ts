import type { Area } from '../../platform/area.ts'
import { itemRoutes } from './items/routes.ts'
import { itemPriceExport } from './prices/export.ts'
import { itemPriceImport } from './prices/import.ts'
import { itemPriceRoutes } from './prices/routes.ts'
import { warrantyPolicyRoutes } from './warranty-policies/routes.ts'

export const catalogueArea: Area = {
  features: [warrantyPolicyRoutes, itemRoutes, itemPriceRoutes],
  exports: [itemPriceExport],
  imports: [itemPriceImport],
}
