import type { Area } from '../../platform/area.ts'
import { customerStockExport } from './customer-stocks/export.ts'
import { customerStockRoutes } from './customer-stocks/routes.ts'
import { incentiveRoutes } from './incentives/routes.ts'
import { partnerDashboardRoutes } from './partner-dashboard/routes.ts'
import { retailApproval, retailAttachments } from './retail-orders/commands.ts'
import { retailOrderExport, sellOutExport } from './retail-orders/export.ts'
import { retailMeasureKinds } from './retail-orders/measures.ts'
import { retailOrderRoutes } from './retail-orders/routes.ts'
import { sellOutSearch } from './retail-orders/search.ts'
import { retailWaiting } from './retail-orders/waiting.ts'
import { sellOutAnalysisRoutes } from './sell-out-analysis/routes.ts'
import { sellerAccountRoutes } from './seller-accounts/routes.ts'
import { unansweredOrders } from './sub-dealer-orders/notices.ts'
import { subDealerOrderExport } from './sub-dealer-orders/export.ts'
import { subDealerOrderRoutes } from './sub-dealer-orders/routes.ts'
import { subDealerOrderWaiting } from './sub-dealer-orders/waiting.ts'
import { subDealerExport } from './sub-dealers/export.ts'
import { subDealerRoutes } from './sub-dealers/routes.ts'

export const retailArea: Area = {
  features: [
    retailOrderRoutes,
    customerStockRoutes,
    sellOutAnalysisRoutes,
    subDealerRoutes,
    subDealerOrderRoutes,
    incentiveRoutes,
    sellerAccountRoutes,
    partnerDashboardRoutes,
  ],
  workers: [retailApproval, unansweredOrders],
  exports: [retailOrderExport, sellOutExport, customerStockExport, subDealerExport, subDealerOrderExport],
  attachments: [retailAttachments],
  search: [sellOutSearch],
  waiting: [retailWaiting, subDealerOrderWaiting],
  measures: retailMeasureKinds,
}
