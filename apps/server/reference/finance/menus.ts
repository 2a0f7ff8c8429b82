import { areaMenus, forRoles, page } from '../menu-pages.ts'

export const financeMenus = areaMenus(
  {
    finance: [
      page(141, '/sales-invoice', 'Sales Invoice', 'Faktur Penjualan', 'file-invoice', 'both'),
      page(
        142,
        '/sales-invoice-accurate',
        'Sales Invoice Accurate',
        'Faktur Penjualan Accurate',
        'file-invoice',
        'desktop',
      ),
      page(143, '/erp-sales-invoice', 'ERP Sales Invoice', 'Faktur Penjualan ERP', 'file-invoice', 'desktop'),
      page(144, '/cheque', 'Cheque', 'Giro/Cek', 'credit-card', 'both'),
      page(
        145,
        '/electronic-sales-invoice-lists',
        'Electronic Sales Invoice List',
        'Daftar Faktur Penjualan Elektronik',
        'file-invoice',
        'both',
      ),
      page(
        146,
        '/customer-invoice-configuration-list',
        'Customer Invoice Configuration',
        'Konfigurasi Faktur Pelanggan',
        'settings',
        'desktop',
      ),
      page(
        147,
        '/pajakku/email-history',
        'Email History of e-Invoice',
        'Riwayat Email Faktur Elektronik',
        'mail',
        'desktop',
      ),
      page(270, '/sales-invoice/vat-return', 'VAT Return', 'SPT Masa PPN', 'file-invoice', 'both'),
    ],
  },
  forRoles(['Finance', 'Finance-Manager'], ['/sales-invoice/vat-return']),
  forRoles(
    ['Branch-Manager', 'Finance', 'Finance-Manager'],
    [
      '/sales-invoice',
      '/sales-invoice-accurate',
      '/erp-sales-invoice',
      '/cheque',
      '/electronic-sales-invoice-lists',
      '/customer-invoice-configuration-list',
      '/pajakku/email-history',
    ],
  ),
  { 'Branch-Admin': ['/sales-invoice', '/cheque'] },
)
