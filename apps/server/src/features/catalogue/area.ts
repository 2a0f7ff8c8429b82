import type { Area } from '../../platform/area.ts'
import { itemRoutes } from './items/routes.ts'

import { warrantyPolicyRoutes } from './warranty-policies/routes.ts'

export const catalogueArea: Area = {
  features: [warrantyPolicyRoutes, itemRoutes],
}
