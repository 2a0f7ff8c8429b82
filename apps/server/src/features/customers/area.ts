import type { Area } from '../../platform/area.ts'
import { customerRoutes } from './customers/routes.ts'
import { keypersonRoutes } from './keypersons/routes.ts'
import { officialAddressRoutes } from './official-addresses/routes.ts'
import { promotorRoutes } from './promotors/routes.ts'
import { salesPolicyRoutes } from './sales-policies/routes.ts'
import { applyDueSalesmanChanges } from './salesman-changes/apply.ts'
import { salesmanChangeRoutes } from './salesman-changes/routes.ts'
import { shopRoutes } from './shops/routes.ts'
import { signatureEnds } from './signatures/close-expired.ts'
import { signatureRoutes } from './signatures/routes.ts'

export const customersArea: Area = {
  features: [
    customerRoutes,
    shopRoutes,
    keypersonRoutes,
    promotorRoutes,
    salesmanChangeRoutes,
    salesPolicyRoutes,
    officialAddressRoutes,
    signatureRoutes,
  ],
  workers: [applyDueSalesmanChanges, signatureEnds],
}
