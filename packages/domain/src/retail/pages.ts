export const retailPages = {
  retailOrders: '/retail-order?status?&has_flags?&dept_code?&shop_code?&from?&to?',
  retailOrder: '/retail-order/detail?code',
  retailInput: '/retail-order/input',
  sellOut: '/retail-order/search-sell-out?dept_code?&shop_code?&item_code?&from?&to?&search?&status?&seller_code?',
  campaigns: '/retail-order/incentives',
  subDealers: '/sub-dealer',
  subDealer: '/sub-dealer/detail?code',
  subDealerOrders: '/sub-dealer/purchase-order?subdealer_code?&status?',
  subDealerOrder: '/sub-dealer/purchase-order/detail?code',
  myDealerOrders: '/sub-dealer-mobile/purchase-order',
  analysis: '/retail-order/analytic-sell-out',
  stockHistory: '/customer/history-stock-of-customer?customer_code?',
} as const
