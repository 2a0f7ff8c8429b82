import type { PageRoute } from '../../lib/navigation/page-route.ts'
import { retailOfflinePages } from './offline-pages.ts'

const retailOrders = () => import('./retail-orders/retail-orders-page.tsx').then((page) => page.RetailOrdersPage)
const retailOrder = () => import('./retail-orders/retail-order-page.tsx').then((page) => page.RetailOrderPage)
const sellOut = () => import('./retail-orders/sell-out-page.tsx').then((page) => page.SellOutPage)
const analysis = () => import('./sell-out-analysis/sell-out-analysis-page.tsx').then((page) => page.SellOutAnalysisPage)
const stockHistory = () => import('./customer-stocks/stock-history-page.tsx').then((page) => page.StockHistoryPage)
const subDealers = () => import('./sub-dealers/sub-dealers-page.tsx').then((page) => page.SubDealersPage)
const subDealer = () => import('./sub-dealers/sub-dealer-page.tsx').then((page) => page.SubDealerPage)
const subDealerOrders = () =>
  import('./sub-dealer-orders/sub-dealer-orders-page.tsx').then((page) => page.SubDealerOrdersPage)
const subDealerOrder = () =>
  import('./sub-dealer-orders/sub-dealer-order-page.tsx').then((page) => page.SubDealerOrderPage)
const campaigns = () => import('./incentives/campaigns-page.tsx').then((page) => page.CampaignsPage)
const sellerAccounts = () =>
  import('./seller-accounts/seller-accounts-page.tsx').then((page) => page.SellerAccountsPage)

export const retailRoutes: readonly PageRoute[] = [
  { path: '/retail-order', layout: 'desk', load: retailOrders },
  { path: '/retail-order/detail', layout: 'desk', load: retailOrder },
  {
    path: '/retail-order/input',
    layout: 'phone',
    needs: 'Retail-Order-Input',
    load: retailOfflinePages['/retail-order/input'],
  },
  { path: '/retail-order/search-sell-out', layout: 'desk', load: sellOut },
  { path: '/retail-order/analytic-sell-out', layout: 'desk', load: analysis },
  { path: '/customer/history-stock-of-customer', layout: 'desk', load: stockHistory },
  { path: '/sub-dealer', layout: 'desk', load: subDealers },
  { path: '/sub-dealer/detail', layout: 'desk', load: subDealer },
  { path: '/sub-dealer/purchase-order', layout: 'desk', load: subDealerOrders },
  { path: '/sub-dealer/purchase-order/detail', layout: 'desk', load: subDealerOrder },
  { path: '/sub-dealer-mobile/purchase-order', layout: 'desk', load: subDealerOrders },
  { path: '/retail-order/incentives', layout: 'desk', load: campaigns },
  { path: '/financial-settlement/seller-accounts', layout: 'desk', load: sellerAccounts },
]
