import { areaMenus, forRoles, page } from '../menu-pages.ts'

export const catalogueMenus = areaMenus(
  {
    stock: [
      page(121, '/item', 'Item', 'Barang', 'air-conditioning', 'both'),
      page(122, '/item/price', 'Item Price', 'Harga Barang', 'cash', 'both'),
      page(123, '/item/generate-sn', 'Generate Serial Number', 'Buat Nomor Seri', 'barcode', 'desktop'),
      page(124, '/item/sn-history', 'Serial Number History', 'Riwayat Nomor Seri', 'history', 'both'),
      page(125, '/item-warranty', 'Item Warranty', 'Garansi Barang', 'shield-check', 'desktop'),
      page(126, '/item-sparepart-bom', 'Spare Part BOM', 'BOM Suku Cadang', 'hierarchy', 'desktop'),
      page(127, '/exploded-view', 'Exploded View', 'Gambar Urai', 'puzzle', 'both'),
      page(128, '/item-replace', 'Item Replacement', 'Penggantian Barang', 'replace', 'desktop'),
      page(129, '/item-manage-tools', 'Item Manage Tools', 'Alat Pengelolaan Barang', 'settings', 'desktop'),
    ],
  },
  forRoles(['Branch-Manager', 'Branch-Admin', 'Logistics', 'Warehouse'], ['/item', '/item/price', '/item/sn-history']),
  forRoles(['Salesman', 'Designer'], ['/item', '/item/price']),
  forRoles(['Finance-Manager', 'Project-HO'], ['/item/price']),
  forRoles(['Salesman', 'Sales-HO', 'Finance', 'Finance-Manager'], ['/item/sn-history']),
  {
    Warehouse: ['/item/generate-sn'],
    'ASC-Admin': ['/item-sparepart-bom', '/exploded-view'],
    Technician: ['/exploded-view'],
    'After-Sales-Department': [
      '/item-sparepart-bom',
      '/exploded-view',
      '/item-replace',
      '/item-warranty',
      '/item/sn-history',
    ],
    Designer: ['/exploded-view'],
  },
)
