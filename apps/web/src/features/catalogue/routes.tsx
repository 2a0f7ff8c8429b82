import type { PageRoute } from '../../lib/navigation/page-route.ts'

// serial numbers and warranty
const warrantyPolicies = () =>
  import('./warranty-policies/warranty-policies-page.tsx').then((page) => page.WarrantyPoliciesPage)

// prices
const itemPrices = () => import('./prices/prices-page.tsx').then((page) => page.ItemPricesPage)
const priceOfItem = () => import('./prices/price-of-item-page.tsx').then((page) => page.PriceOfItemPage)
const comparePrices = () => import('./prices/compare-prices-page.tsx').then((page) => page.ComparePricesPage)

export const catalogueRoutes: readonly PageRoute[] = [
  // serial numbers and warranty
  { path: '/item-warranty', layout: 'desk', load: warrantyPolicies },
  // prices
  { path: '/item/price', layout: 'desk', load: itemPrices },
  { path: '/item/price/of-item', layout: 'desk', load: priceOfItem },
  { path: '/item/price/compare', layout: 'desk', load: comparePrices },
]
