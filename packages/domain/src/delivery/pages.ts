export const deliveryPages = {
  deliveries: '/delivery-order',
  delivery: '/delivery-order/detail?code',
  goodsIssues: '/delivery-order/approve-goods-issue',
} as const
