import { areaMenus, forRoles, page } from '../menu-pages.ts'

export const stockMenus = areaMenus(
  {
    stock: [
      page(195, '/stock', 'Stock Overview', 'Ikhtisar Stok', 'building-warehouse', 'both'),
      page(130, '/stock-card', 'Stock Card', 'Kartu Stok', 'packages', 'both'),
      page(196, '/goods-receipt', 'Goods Receipt', 'Penerimaan Barang', 'package', 'both'),
      page(197, '/stock-adjustment', 'Stock Adjustment', 'Penyesuaian Stok', 'checkbox', 'both'),
      page(132, '/transfer-out', 'Transfer Out', 'Transfer Keluar', 'package-export', 'both'),
      page(133, '/transfer-in', 'Transfer In', 'Transfer Masuk', 'package-import', 'both'),
      page(134, '/regular-item-transfer', 'Regular Item Transfer', 'Transfer Barang Rutin', 'repeat', 'desktop'),
      page(
        135,
        '/item-transfer-configuration',
        'Item Transfer Configuration',
        'Konfigurasi Transfer Barang',
        'settings',
        'desktop',
      ),
      page(137, '/delivery-order', 'Delivery Order', 'Surat Jalan', 'truck', 'both'),
      page(
        138,
        '/delivery-order/approve-goods-issue',
        'Approve Goods Issue',
        'Persetujuan Pengeluaran Barang',
        'checkbox',
        'both',
      ),
      page(139, '/delivery-order-photo', 'Delivery Order Photo', 'Foto Surat Jalan', 'camera', 'both'),
    ],
    finance: [page(266, '/sales-invoice/driver-cash', 'Driver Cash', 'Uang Tunai Sopir', 'cash', 'both')],
  },
  forRoles(
    ['Branch-Manager', 'Branch-Admin', 'Logistics', 'Warehouse'],
    [
      '/stock',
      '/stock-card',
      '/goods-receipt',
      '/delivery-order',
      '/delivery-order/approve-goods-issue',
      '/delivery-order-photo',
      '/transfer-out',
      '/transfer-in',
    ],
  ),
  forRoles(['Branch-Manager', 'Branch-Admin', 'Finance', 'Finance-Manager'], ['/sales-invoice/driver-cash']),
  {
    Salesman: ['/stock', '/stock-card', '/delivery-order'],
    'Branch-Manager': ['/stock-adjustment'],
    Logistics: ['/stock-adjustment', '/regular-item-transfer', '/item-transfer-configuration'],
    Warehouse: ['/stock-adjustment', '/regular-item-transfer'],
    Director: ['/stock', '/stock-card'],
  },
)
