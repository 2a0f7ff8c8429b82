export const deliveryPages = {
  deliveries: '/delivery-order?missing_days?',
  delivery: '/delivery-order/detail?code',
  goodsIssues: '/delivery-order/approve-goods-issue',
  deliveryBoard: '/delivery-order/board',
  deliveryReceipts: '/delivery-order/receipt',
  deliveryVendors: '/delivery-order/vendor',
  deliveryPhotos: '/delivery-order-photo',
  driverCash: '/sales-invoice/driver-cash?search?&status?&difference_state?',
  driverDay: '/delivery-driver?token',
  deliveryTracking: '/delivery-tracking?token',
} as const
