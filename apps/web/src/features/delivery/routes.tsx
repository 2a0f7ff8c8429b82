import type { PageRoute } from '../../lib/navigation/page-route.ts'
import { deliveryOfflinePages as offlinePages } from './offline-pages.ts'

const deliveries = () => import('./delivery-orders/deliveries-page.tsx').then((page) => page.DeliveriesPage)
const delivery = () => import('./delivery-orders/delivery-page.tsx').then((page) => page.DeliveryPage)
const goodsIssues = () => import('./delivery-orders/deliveries-page.tsx').then((page) => page.GoodsIssuesPage)
const board = () => import('./delivery-board/board-page.tsx').then((page) => page.BoardPage)
const vendors = () => import('./delivery-board/vendors-page.tsx').then((page) => page.VendorsPage)
const receipts = () => import('./delivery-receipts/receipts-page.tsx').then((page) => page.ReceiptsPage)
const photos = () => import('./delivery-receipts/photos-page.tsx').then((page) => page.DeliveryPhotosPage)
const driverCash = () => import('./held-cash/driver-cash-page.tsx').then((page) => page.DriverCashPage)
const tracking = () => import('./driver-links/tracking-page.tsx').then((page) => page.DeliveryTrackingPage)

export const deliveryRoutes: readonly PageRoute[] = [
  { path: '/delivery-order', layout: 'desk', load: deliveries },
  { path: '/delivery-order/detail', layout: 'desk', load: delivery },
  { path: '/delivery-order/approve-goods-issue', layout: 'desk', load: goodsIssues },
  { path: '/delivery-order/board', layout: 'desk', load: board },
  { path: '/delivery-order/vendor', layout: 'desk', load: vendors },
  { path: '/delivery-order/receipt', layout: 'desk', load: receipts },
  { path: '/delivery-order-photo', layout: 'desk', load: photos },
  { path: '/sales-invoice/driver-cash', layout: 'desk', load: driverCash },
  { path: '/delivery-driver', layout: 'public', load: offlinePages['/delivery-driver'] },
  { path: '/delivery-tracking', layout: 'public', load: tracking },
]
