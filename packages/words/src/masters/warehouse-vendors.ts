import { words } from '../words.ts'
import { mastersSentences } from './sentences.ts'

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
    email: ['Email', 'Email'],
    active_warehouses: ['Warehouses', 'Gudang'],
  },
  { messages: mastersSentences },
)
