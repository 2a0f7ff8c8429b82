import { words } from '../words.ts'

export const warehouseVendorWords = words(
  'warehouse-vendors',
  {
    title: ['Warehouse Vendor', 'Vendor Gudang'],
    add: ['Add Vendor', 'Tambah Vendor'],
    edit: ['Modify Vendor', 'Ubah Vendor'],
    warehouse_vendor_code: ['Vendor code', 'Kode vendor'],
    warehouse_vendor_name: ['Vendor name', 'Nama vendor'],
    pic_name: ['Contact person', 'Kontak'],
    phone: ['Phone', 'Telepon'],
    email: ['Email', 'Surel'],
    active_warehouses: ['Warehouses', 'Gudang'],
  },
  {
    'Vendor code': 'Kode vendor',
    'Vendor name': 'Nama vendor',
    PIC: 'Kontak',
    'The default vendor must stay': 'Vendor bawaan harus tetap ada',
    'Warehouses still belong to this vendor': 'Masih ada gudang milik vendor ini',
  },
)
