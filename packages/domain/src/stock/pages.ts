export const stockPages = {
  stockOverview: '/stock',
  stockCard: '/stock-card?item_code?&warehouse_code?',
  transferConfigurations: '/item-transfer-configuration',
} as const
