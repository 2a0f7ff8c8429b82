export const stockPages = {
  stockOverview: '/stock',
  stockReport: '/stock/report',
  stockCard: '/stock-card?item_code?&warehouse_code?',
  goodsReceipts: '/goods-receipt',
  goodsReceipt: '/goods-receipt/detail?code',
  transferOut: '/transfer-out',
  transferIn: '/transfer-in',
  transferDetail: '/$menu/transfer-detail/$order_code',
  transferConfigurations: '/item-transfer-configuration',
  regularTransfers: '/regular-item-transfer',
  stockAdjustments: '/stock-adjustment',
  stockAdjustment: '/stock-adjustment/detail?code',
} as const
