import { words } from '../words.ts'
import { stockSentences } from './sentences.ts'

export const transferConfigurationWords = words(
  'transfer-configurations',
  {
    title: ['Item Transfer Configuration', 'Konfigurasi Transfer Barang'],
    add: ['Add Configuration', 'Tambah Konfigurasi'],
    edit: ['Modify Configuration', 'Ubah Konfigurasi'],
    from_warehouse: ['From warehouse', 'Dari gudang'],
    to_warehouse: ['To warehouse', 'Ke gudang'],
    item_code: ['Item', 'Barang'],
    item_name: ['Item name', 'Nama barang'],
    category_code: ['Category', 'Kategori'],
    either: ['either an item or a category', 'barang atau kategori'],
    min_qty: ['Minimum quantity', 'Jumlah minimum'],
    max_qty: ['Maximum quantity', 'Jumlah maksimum'],
    lead_days: ['Lead time in days', 'Waktu kirim (hari)'],
    days: ['{n} {n|day|days}', '{n} hari'],
    is_auto: ['Propose every night', 'Usulkan setiap malam'],
    auto: ['every night', 'setiap malam'],
    byHand: ['by hand', 'manual'],
  },
  { messages: stockSentences },
)
