import type { PageRoute } from '../../lib/navigation/page-route.ts'
import { stockOfflinePages as offlinePages } from './offline-pages.ts'

const stockOverview = () => import('./stock-overview/stock-overview-page.tsx').then((page) => page.StockOverviewPage)
const stockCard = () => import('./stock-card/stock-card-page.tsx').then((page) => page.StockCardPage)
const goodsReceipts = () => import('./goods-receipts/goods-receipts-page.tsx').then((page) => page.GoodsReceiptsPage)
const transferOut = () => import('./transfers/transfers-page.tsx').then((page) => page.TransferOutPage)
const transferIn = () => import('./transfers/transfers-page.tsx').then((page) => page.TransferInPage)
const transferConfigurations = () =>
  import('./transfer-configurations/transfer-configurations-page.tsx').then((page) => page.TransferConfigurationsPage)

const regularTransfers = () =>
  import('./regular-transfers/regular-transfers-page.tsx').then((page) => page.RegularTransfersPage)

const stockAdjustments = () =>
  import('./stock-adjustments/stock-adjustments-page.tsx').then((page) => page.StockAdjustmentsPage)
const stockAdjustment = () =>
  import('./stock-adjustments/stock-adjustment-page.tsx').then((page) => page.StockAdjustmentPage)

const stockReport = () => import('./stock-overview/stock-report-page.tsx').then((page) => page.StockReportPage)

const stockCounts = () => import('./stock-counts/stock-counts-page.tsx').then((page) => page.StockCountsPage)
const stockCount = () => import('./stock-counts/stock-count-page.tsx').then((page) => page.StockCountPage)

export const stockRoutes: readonly PageRoute[] = [
  { path: '/stock', layout: 'desk', load: stockOverview },
  { path: '/stock/report', layout: 'desk', load: stockReport },
  { path: '/stock-card', layout: 'desk', load: stockCard },
  { path: '/goods-receipt', layout: 'desk', load: goodsReceipts },
  { path: '/goods-receipt/detail', layout: 'desk', load: offlinePages['/goods-receipt/detail'] },
  { path: '/transfer-out', layout: 'desk', load: transferOut },
  { path: '/transfer-in', layout: 'desk', load: transferIn },
  {
    path: '/$menu/transfer-detail/$order_code',
    layout: 'desk',
    load: offlinePages['/$menu/transfer-detail/$order_code'],
  },
  { path: '/item-transfer-configuration', layout: 'desk', load: transferConfigurations },
  { path: '/stock-adjustment', layout: 'desk', load: stockAdjustments },
  { path: '/stock-adjustment/detail', layout: 'desk', load: stockAdjustment },
  { path: '/stock-adjustment/count', layout: 'desk', load: stockCounts },
  { path: '/stock-adjustment/count/detail', layout: 'desk', load: stockCount },
  {
    path: '/stock-adjustment/count/input',
    layout: 'phone',
    load: offlinePages['/stock-adjustment/count/input'],
  },
  { path: '/regular-item-transfer', layout: 'desk', load: regularTransfers },
]
