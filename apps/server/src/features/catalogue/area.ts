import type { Area } from '../../platform/area.ts'
import { itemRoutes } from './items/routes.ts'

export const catalogueArea: Area = {
  features: [itemRoutes],
}
