import type { StockMessages } from '@sejuk/domain/stock/messages'
import type { Pair } from '../words.ts'

export const stockSentences = {
  'only-units-available-now': ['Only {n} units are available now', 'Hanya {n} unit yang tersedia sekarang'],
  'only-units-are-locked': ['Only {n} units are locked', 'Hanya {n} unit yang terkunci'],
  'only-units-are-on-their-way': ['Only {n} units are on their way', 'Hanya {n} unit yang dalam perjalanan'],
  'stock-would-be-negative': ['The stock would be negative', 'Stok akan menjadi negatif'],
  'moved-already-otherwise': [
    '{document} has moved another quantity already',
    '{document} sudah memindahkan jumlah yang lain',
  ],
  'serials-fewer-than-units': [
    '{n} serial numbers for {qty} units: each unit needs its own',
    '{n} nomor seri untuk {qty} unit: setiap unit perlu nomornya sendiri',
  ],
  'serial-of-another-model': ['{serial} is a {item}', '{serial} adalah {item}'],
  'item-has-no-stock': [
    'This item is not kept in stock: a set is counted by its halves',
    'Barang ini tidak disimpan sebagai stok: satu set dihitung dari bagian-bagiannya',
  ],
  'transfer-to-itself': ['Goods are transferred to another warehouse', 'Barang dipindahkan ke gudang yang lain'],
  'item-or-category': ['Choose either an item or a category', 'Pilih barang atau kategori'],
  'most-below-least': ['The most is not below the least', 'Maksimum tidak boleh di bawah minimum'],
  'configured-already': [
    'This warehouse has a configuration for it already',
    'Gudang ini sudah punya konfigurasi untuk itu',
  ],
  'label-from-warehouse': ['From warehouse', 'Gudang asal'],
  'label-to-warehouse': ['To warehouse', 'Gudang tujuan'],
  'label-least': ['Minimum quantity', 'Jumlah minimum'],
  'label-most': ['Maximum quantity', 'Jumlah maksimum'],
  'label-lead-days': ['Lead time', 'Waktu kirim'],
  'at-least-one-line': ['At least one line is needed', 'Perlu setidaknya satu baris'],
  'item-stands-here-twice': ['This item stands here twice', 'Barang ini tertulis dua kali'],
  'more-than-the-letter': ['The letter has only {n} more of it', 'Menurut surat hanya tersisa {n} lagi'],
  'nothing-received': ['Nothing was received yet', 'Belum ada yang diterima'],
  'goods-received': ['Goods received', 'Barang diterima'],
  'receipt-closed': ['Closed with what is missing', 'Ditutup dengan kekurangannya'],
  'label-letter-number': ['Letter number', 'Nomor surat'],
  'label-container': ['Container', 'Kontainer'],
  'label-supplier': ['Supplier', 'Pemasok'],
  'label-seal': ['Seal', 'Segel'],
  'label-damaged': ['Damaged', 'Rusak'],
  'quantity-held': ['Held for 15 minutes', 'Ditahan selama 15 menit'],
  'hold-released': ['No longer held', 'Tidak ditahan lagi'],
} satisfies Record<keyof StockMessages, Pair>
