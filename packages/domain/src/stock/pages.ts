export const stockPages = {
  stockOverview: '/stock',
  stockCard: '/stock-card?item_code?&warehouse_code?',
  goodsReceipts: '/goods-receipt',
  goodsReceipt: '/goods-receipt/detail?code',
  transferConfigurations: '/item-transfer-configuration',
} as const
