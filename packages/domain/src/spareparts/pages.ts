export const sparepartsPages = {
  partOrders: '/sparepart-order-list',
  partOrder: '/sparepart-order-list/modify?code',
  lackStock: '/sparepart-order-list/lack-stock?item_code?&warehouse_code?&order?',
  partShelf: '/sparepart-order-list/shelf?asc_code?',
  oldParts: '/sparepart-order-list/old-parts',
  partRequests: '/sparepart-in-warranty-request',
  addPartRequest: '/sparepart-in-warranty-request/create',
  partRequest: '/sparepart-in-warranty-request/modify?code',
  buyParts: '/buy-sparepart?step?&model?&order?',
} as const
