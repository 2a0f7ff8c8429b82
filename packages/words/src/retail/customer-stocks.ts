import { words } from '../words.ts'
import { coverNames } from './sell-out-analysis.ts'
import { retailSentences } from './sentences.ts'

export const customerStockWords = words(
  'customer-stocks',
  {
    ...coverNames,
    title: ['History Stock of Customer', 'Riwayat Stok Pelanggan'],
    customer: ['Customer', 'Pelanggan'],
    item_code: ['Item', 'Barang'],
    opening: ['Opening', 'Awal'],
    received: ['In', 'Masuk'],
    sold: ['Sell-out', 'Sell-out'],
    returned: ['Return', 'Retur'],
    adjusted: ['Adjust', 'Penyesuaian'],
    closing: ['Closing', 'Akhir'],
    weeks_cover: ['Weeks cover', 'Cukup (minggu)'],
    cover: ['Cover', 'Kecukupan'],
    last_count: ['Last count', 'Hitungan terakhir'],
    missing: ['Something is missing in the books', 'Ada yang belum tercatat'],
    is_negative: ['Below nothing', 'Di bawah nol'],
    date_from: ['From', 'Dari'],
    date_to: ['To', 'Sampai'],
    dept_code: ['Branch', 'Cabang'],
    count: ['Count stock', 'Hitung stok'],
    shop: ['Shop', 'Toko'],
    shop_code: ['Shop', 'Toko'],
    count_date: ['Counted on', 'Dihitung pada'],
    lines: ['Models', 'Model'],
    counted: ['Counted', 'Terhitung'],
    expected: ['Expected {n}', 'Seharusnya {n}'],
    variance_reason: ['Why it differs', 'Mengapa berbeda'],
    chooseShop: ['Choose a shop; what should be there is filled in', 'Pilih toko; stok yang seharusnya terisi sendiri'],
    add: ['Another model', 'Model lain'],
    counts: ['Counts', 'Hitungan'],
  },
  { messages: retailSentences },
)
