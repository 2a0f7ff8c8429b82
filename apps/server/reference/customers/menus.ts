import { areaMenus, bar, forRoles, page } from '../menu-pages.ts'

const customers = [
  '/customer',
  '/shop-list',
  '/key-person',
  '/sales-order/maintain-official-address',
  '/customer-signature',
  '/customer-signature-list',
  '/customer/history-stock-of-customer',
  '/customer/regular-discount/sales-policy',
] as const
const onThePhone = ['/customer-mobile', '/customer-mobile/ranking'] as const
const team = ['/salesman', '/promotor'] as const
const addresses = ['/sales-order/maintain-official-address'] as const

export const customersMenus = areaMenus(
  {
    customers: [
      page(31, '/customer', 'Customer', 'Pelanggan', 'users', 'desktop'),
      page(32, '/customer-mobile', 'Customer', 'Pelanggan', 'users', 'mobile', bar),
      page(33, '/customer-mobile/ranking', 'Customer Ranking', 'Peringkat Pelanggan', 'trophy', 'mobile'),
      page(34, '/shop-list', 'Shop List', 'Daftar Toko', 'building-store', 'both'),
      page(35, '/key-person', 'Key Person', 'Key Person', 'user-star', 'both'),
      page(
        36,
        '/sales-order/maintain-official-address',
        'Maintain Official Address',
        'Kelola Alamat Resmi',
        'map-pin',
        'both',
      ),
      page(
        37,
        '/customer-signature-list',
        'Customer Signature List',
        'Daftar Tanda Tangan Pelanggan',
        'signature',
        'desktop',
      ),
      page(38, '/customer-signature', 'Customer Signature', 'Tanda Tangan Pelanggan', 'signature', 'both'),
      page(
        39,
        '/customer/history-stock-of-customer',
        'History Stock of Customer',
        'Riwayat Stok Pelanggan',
        'history',
        'both',
      ),
      page(40, '/customer/regular-discount/sales-policy', 'Sales Policy', 'Kebijakan Penjualan', 'discount', 'desktop'),
    ],
    field: [
      page(158, '/salesman', 'Salesman', 'Salesman', 'briefcase-2', 'both'),
      page(159, '/promotor', 'Promotor', 'Promotor', 'speakerphone', 'both'),
    ],
  },
  forRoles(['Branch-Manager', 'Salesman', 'Branch-Admin', 'SPV'], customers),
  forRoles(['Branch-Manager', 'Salesman', 'SPV'], onThePhone),
  forRoles(['Branch-Manager', 'SPV', 'HR'], team),
  forRoles(['Finance', 'Finance-Manager', 'Call-Center'], ['/customer', ...addresses]),
  forRoles(['Logistics', 'Warehouse', 'After-Sales-Department'], addresses),
  {
    'Finance-Manager': ['/customer/regular-discount/sales-policy'],
    Customer: ['/customer-signature'],
    Keyperson: ['/shop-list', '/customer/history-stock-of-customer'],
  },
)
