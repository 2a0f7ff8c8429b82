import { areaMenus, bar, forRoles, page, start } from '../menu-pages.ts'

export const retailMenus = areaMenus(
  {
    sales: [
      page(18, '/retail-order', 'Retail Order', 'Pesanan Ritel', 'basket', 'both'),
      page(19, '/retail-order/input', 'Input Retail Order', 'Input Pesanan Ritel', 'scan', 'both', start),
      page(20, '/retail-order/search-sell-out', 'Search Sell Out', 'Cari Sell Out', 'search', 'both'),
      page(21, '/retail-order/analytic-sell-out', 'Sell Out Analytics', 'Analitik Sell Out', 'chart-bar', 'desktop'),
      page(22, '/sub-dealer', 'Sub Dealer', 'Sub Dealer', 'building-store', 'both'),
      page(
        23,
        '/sub-dealer/purchase-order',
        'Sub Dealer Purchase Order',
        'Pesanan Pembelian Sub Dealer',
        'basket',
        'desktop',
      ),
      page(
        24,
        '/sub-dealer-mobile/purchase-order',
        'Sub Dealer Purchase Order',
        'Pesanan Pembelian Sub Dealer',
        'basket',
        'mobile',
        bar,
      ),
    ],
  },
  forRoles(
    ['Branch-Manager', 'Salesman', 'Branch-Admin'],
    [
      '/retail-order',
      '/retail-order/search-sell-out',
      '/retail-order/analytic-sell-out',
      '/sub-dealer',
      '/sub-dealer/purchase-order',
    ],
  ),
  {
    Promotor: ['/retail-order/input', '/retail-order', '/retail-order/search-sell-out'],
    Customer: ['/sub-dealer-mobile/purchase-order'],
    Keyperson: ['/retail-order/input'],
  },
)
