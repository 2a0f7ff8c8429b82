import type { Area } from '../../platform/area.ts'
import { contactRoutes } from './contacts/routes.ts'
import { customerAttachments } from './customers/attachments.ts'
import { customerExport } from './customers/export.ts'
import { customerMeasures } from './customers/measures.ts'
import { customerRoutes } from './customers/routes.ts'
import { customerSearch } from './customers/search.ts'
import { customerWaiting } from './customers/waiting.ts'
import { keypersonRoutes } from './keypersons/routes.ts'
import { officialAddressExport } from './official-addresses/export.ts'
import { officialAddressImport } from './official-addresses/import.ts'
import { officialAddressRoutes } from './official-addresses/routes.ts'
import { ownAccountRoutes } from './own-account/routes.ts'
import { promotorRoutes } from './promotors/routes.ts'
import { salesPolicyRoutes } from './sales-policies/routes.ts'
import { applyDueSalesmanChanges } from './salesman-changes/apply.ts'
import { salesmanChangeRoutes } from './salesman-changes/routes.ts'
import { shopAttachments } from './shops/attachments.ts'
import { shopExport } from './shops/export.ts'
import { shopRoutes } from './shops/routes.ts'
import { shopSearch } from './shops/search.ts'
import { signatureEnds } from './signatures/close-expired.ts'
import { signatureRoutes } from './signatures/routes.ts'
import { signatureWaiting } from './signatures/waiting.ts'

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
    contactRoutes,
    ownAccountRoutes,
  ],
  workers: [applyDueSalesmanChanges, signatureEnds],
  exports: [customerExport, officialAddressExport, shopExport],
  imports: [officialAddressImport],
  attachments: [customerAttachments, shopAttachments],
  waiting: [...customerWaiting, signatureWaiting],
  measures: [...customerMeasures],
  search: [customerSearch, shopSearch],
}
