import type { ErpCustomizationType } from '@sejuk/domain/masters/erp-customizations'
import { type Pair, words } from '../words.ts'

export const erpCustomizationTypeWords = words('erp-customization-types', {
  CAPACITY_PK: ['Capacity (PK)', 'Kapasitas (PK)'],
  CASHBACK_INSTRUCTIONS: ['Cashback instructions', 'Instruksi cashback'],
  CBD_DISCOUNT_PERCENT: ['CBD discount (%)', 'Diskon CBD (%)'],
  COLLECT_METHOD: ['Collect method', 'Cara penagihan'],
  CUSTOMER_LEVEL: ['Customer level', 'Tingkat pelanggan'],
  ITEM_TYPE: ['Item type', 'Jenis barang'],
  ITEMS_BELONGS_TO: ['Items belong to', 'Pemilik barang'],
  PICKING_STATUS: ['Picking status', 'Status pengambilan'],
  RECEIPT_STATUS: ['Receipt status', 'Status tanda terima'],
  TRUCK_MODEL: ['Truck model', 'Model truk'],
  USED_FOR_INDOOR_OUTDOOR: ['Used for indoor/outdoor', 'Dipakai untuk indoor/outdoor'],
  WAREHOUSE_TYPE: ['Warehouse type', 'Jenis gudang'],
} satisfies Record<ErpCustomizationType, Pair>)

export const erpCustomizationWords = words(
  'erp-customizations',
  {
    title: ['Meta Data', 'Metadata'],
    add: ['Add Row', 'Tambah Baris'],
    edit: ['Modify Row', 'Ubah Baris'],
    data_type: ['List', 'Daftar'],
    switchedOff: ['Switched off instead of deleted', 'Dinonaktifkan, bukan dihapus'],
  },
  {
    'Data type': 'Daftar',
    'A capacity is a number above 0 with at most two decimals, such as 1.5':
      'Kapasitas adalah angka di atas 0 dengan paling banyak dua desimal, misalnya 1.5',
    'A discount is a percentage from 0 to 100 with at most two decimals':
      'Diskon adalah persentase dari 0 sampai 100 dengan paling banyak dua desimal',
  },
)
