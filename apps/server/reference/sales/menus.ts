import { areaMenus, bar, forRoles, page } from '../menu-pages.ts'

const requests = [
  '/special-price-request',
  '/credit-limit-request',
  '/lock-stock-request',
  '/return-request',
  '/rma-request',
] as const
const cashback = [
  '/customer/cashback2',
  '/customer/map-of-achievement-cashback',
  '/customer/cashback/rebate-history-item',
  '/customer/cashback/rebate-history-order',
] as const

export const salesMenus = areaMenus(
  {
    sales: [
      page(11, '/sales-order', 'Sales Order', 'Pesanan Penjualan', 'shopping-cart', 'desktop'),
      page(12, '/sales-order-mobile', 'Sales Order', 'Pesanan Penjualan', 'shopping-cart', 'mobile', bar),
      page(273, '/sales-order/waiting-list', 'Waiting List', 'Daftar Tunggu', 'clock', 'both'),
      page(13, '/special-price-request', 'Special Price Request', 'Pengajuan Harga Khusus', 'discount', 'both'),
      page(14, '/credit-limit-request', 'Credit Limit Request', 'Pengajuan Limit Kredit', 'credit-card', 'both'),
      page(15, '/lock-stock-request', 'Lock Stock Request', 'Pengajuan Kunci Stok', 'lock', 'both'),
      page(16, '/return-request', 'Return Request', 'Pengajuan Retur', 'arrow-back-up', 'both'),
      page(17, '/rma-request', 'RMA Request', 'Pengajuan RMA', 'replace', 'both'),
      page(25, '/choose-supplier', 'Choose Supplier', 'Pilih Pemasok', 'building-store', 'mobile'),
      page(26, '/upload-po', 'Upload PO', 'Unggah PO', 'upload', 'mobile'),
    ],
    customers: [
      page(41, '/customer/cashback2', 'Cashback', 'Cashback', 'cash', 'both'),
      page(
        42,
        '/customer/map-of-achievement-cashback',
        'Map of Achievement Cashback',
        'Peta Pencapaian Cashback',
        'map',
        'desktop',
      ),
      page(
        44,
        '/customer/cashback/rebate-history-item',
        'Rebate History by Item',
        'Riwayat Rabat per Barang',
        'history',
        'desktop',
      ),
      page(
        45,
        '/customer/cashback/rebate-history-order',
        'Rebate History by Order',
        'Riwayat Rabat per Pesanan',
        'history',
        'desktop',
      ),
      page(46, '/customer/cashback/calculate', 'Calculate Cashback', 'Hitung Cashback', 'cash', 'desktop'),
      page(248, '/customer/cashback/payout', 'Cashback Payout', 'Pembayaran Cashback', 'cash', 'both'),
    ],
  },
  forRoles(
    ['Branch-Manager', 'Salesman', 'Branch-Admin'],
    ['/sales-order', '/sales-order/waiting-list', '/upload-po', ...requests],
  ),
  forRoles(['Branch-Manager', 'Salesman', 'Branch-Admin', 'Finance', 'Finance-Manager'], cashback),
  forRoles(['Branch-Manager', 'Finance', 'Finance-Manager'], ['/customer/cashback/calculate']),
  forRoles(['Finance', 'Finance-Manager'], ['/customer/cashback/payout']),
  forRoles(['Branch-Manager', 'Salesman', 'SPV', 'Customer'], ['/sales-order-mobile']),
  forRoles(['Finance', 'Finance-Manager'], ['/sales-order', '/credit-limit-request', '/return-request']),
  {
    'Finance-Manager': ['/special-price-request'],
    'Sales-HO': ['/sales-order', '/sales-order/waiting-list', '/special-price-request', '/return-request'],
    Director: ['/sales-order', '/credit-limit-request'],
    Logistics: ['/sales-order', '/return-request'],
    Warehouse: ['/return-request', '/rma-request'],
    'After-Sales-Department': ['/rma-request'],
    SPV: ['/sales-order', '/sales-order/waiting-list'],
    Customer: ['/customer/cashback2', '/choose-supplier', '/upload-po'],
    Keyperson: ['/sales-order-mobile', '/choose-supplier', '/upload-po'],
  },
)
