import type { ErpCustomizationType } from '@sejuk/domain/masters/erp-customizations'
import { type Pair, words } from '../words.ts'
import { mastersSentences } from './sentences.ts'

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
  { messages: mastersSentences },
)
