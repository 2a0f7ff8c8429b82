export const cataloguePages = {
  // serial numbers and warranty
  warrantyPolicies: '/item-warranty',
  // prices
  itemPrices: '/item/price',
  priceOfItem: '/item/price/of-item?item_code&customer_code?&quantity?&day?&compare?',
  comparePrices: '/item/price/compare',
} as const
