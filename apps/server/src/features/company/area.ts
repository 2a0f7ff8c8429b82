import type { Area } from '../../platform/area.ts'
import { legalEntityRoutes } from './legal-entities/routes.ts'
import { paperCheckRoutes } from './paper-checks/routes.ts'

export const companyArea: Area = {
  features: [legalEntityRoutes, paperCheckRoutes],
}
