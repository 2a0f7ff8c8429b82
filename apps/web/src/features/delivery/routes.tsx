import type { PageRoute } from '../../lib/navigation/page-route.ts'

const deliveries = () => import('./delivery-orders/deliveries-page.tsx').then((page) => page.DeliveriesPage)
const delivery = () => import('./delivery-orders/delivery-page.tsx').then((page) => page.DeliveryPage)
const goodsIssues = () => import('./delivery-orders/deliveries-page.tsx').then((page) => page.GoodsIssuesPage)

export const deliveryRoutes: readonly PageRoute[] = [
  { path: '/delivery-order', layout: 'desk', load: deliveries },
  { path: '/delivery-order/detail', layout: 'desk', load: delivery },
  { path: '/delivery-order/approve-goods-issue', layout: 'desk', load: goodsIssues },
]
