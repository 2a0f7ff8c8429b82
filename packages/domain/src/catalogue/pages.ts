export const cataloguePages = {
  // serial numbers and warranty
  serialBatches: '/item/generate-sn?text?',
  serialSettings: '/item/generate-sn/setting',
  serialLife: '/item/sn-history?serial_number?',
  serialLookUp: '/item/sn-history/bulk',
  warrantyPolicies: '/item-warranty',
  // prices
  itemPrices: '/item/price',
  priceOfItem: '/item/price/of-item?item_code&customer_code?&quantity?&day?&compare?',
  comparePrices: '/item/price/compare',
  // items
  items: '/item',
  item: '/item/detail?item_code&tab?',
  addItem: '/item/create',
  editItem: '/item/modify?item_code',
  itemReplacements: '/item-replace',
} as const
