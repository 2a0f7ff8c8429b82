import type { PageRoute } from '../../lib/navigation/page-route.ts'

const orders = () => import('./sparepart-orders/orders-page.tsx').then((page) => page.SparepartOrdersPage)
const order = () => import('./sparepart-orders/order-page.tsx').then((page) => page.SparepartOrderPage)
const lackStock = () => import('./lack-stock/lack-stock-page.tsx').then((page) => page.LackStockPage)
const partShelf = () => import('./part-shelves/part-shelf-page.tsx').then((page) => page.PartShelfPage)
const requests = () => import('./sparepart-orders/orders-page.tsx').then((page) => page.SparepartRequestsPage)
const request = () => import('./sparepart-orders/order-page.tsx').then((page) => page.SparepartRequestPage)
const addRequest = () => import('./sparepart-orders/add-request-page.tsx').then((page) => page.AddRequestPage)
const buy = () => import('./buying/buy-page.tsx').then((page) => page.BuyPage)
const oldParts = () => import('./old-parts/old-parts-page.tsx').then((page) => page.OldPartsPage)

export const sparepartsRoutes: readonly PageRoute[] = [
  { path: '/sparepart-order-list', layout: 'desk', load: orders },
  { path: '/sparepart-order-list/modify', layout: 'desk', load: order },
  { path: '/sparepart-order-list/lack-stock', layout: 'desk', load: lackStock },
  { path: '/sparepart-order-list/shelf', layout: 'desk', load: partShelf },
  { path: '/sparepart-order-list/old-parts', layout: 'desk', load: oldParts },
  { path: '/sparepart-in-warranty-request', layout: 'desk', load: requests },
  { path: '/sparepart-in-warranty-request/create', layout: 'desk', load: addRequest },
  { path: '/sparepart-in-warranty-request/modify', layout: 'desk', load: request },
  { path: '/buy-sparepart', layout: 'desk', load: buy },
]
