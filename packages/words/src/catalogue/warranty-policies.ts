import type { StartBasis, WarrantyPart } from '@sejuk/domain/catalogue/warranty-policies'
import { type Pair, words } from '../words.ts'
import { catalogueSentences } from './sentences.ts'

const bases = {
  purchase: ['Proven purchase', 'Bukti pembelian'],
  retail: ['Sale in the shop', 'Penjualan di toko'],
  install: ['Installation', 'Pemasangan'],
  invoice: ['Invoice', 'Faktur'],
  delivery: ['Delivery and days', 'Pengiriman ditambah hari'],
  production: ['Production and days', 'Produksi ditambah hari'],
} satisfies Record<StartBasis, Pair>

const parts = {
  sparepart: ['Spare parts', 'Suku cadang'],
  compressor: ['Compressor', 'Kompresor'],
} satisfies Record<WarrantyPart, Pair>

export const warrantyPolicyWords = words(
  'warranty-policies',
  {
    title: ['Item warranty', 'Garansi barang'],
    policy: ['Warranty policy', 'Kebijakan garansi'],
    add: ['Add a warranty policy', 'Tambah kebijakan garansi'],
    policy_code: ['Code', 'Kode'],
    codeHelp: ['Capitals, digits and -, 3 to 30', 'Huruf besar, angka dan -, 3 sampai 30'],
    policy_name: ['Name', 'Nama'],
    brand_code: ['Brand', 'Merek'],
    category_code: ['Category', 'Kategori'],
    item_code: ['Item', 'Barang'],
    all: ['All', 'Semua'],
    reaches: ['For', 'Untuk'],
    part: ['Part', 'Bagian'],
    months: ['Months', 'Bulan'],
    monthsHelp: [
      'An item’s own months go before those of its category or brand; a policy for the item goes before both.',
      'Bulan milik barang didahulukan dari kategori atau merek; kebijakan untuk barang itu didahulukan dari keduanya.',
    ],
    start_basis: ['Counted from', 'Dihitung sejak'],
    startHelp: [
      'Where that day is not known: the proven purchase, else the delivery and the days below.',
      'Bila harinya tidak diketahui: bukti pembelian, atau pengiriman ditambah hari di bawah.',
    ],
    start_days: ['Days after delivery or production', 'Hari setelah pengiriman atau produksi'],
    needs_registration: ['Only when registered by its owner', 'Hanya bila didaftarkan pemiliknya'],
    valid_from: ['Valid from', 'Berlaku sejak'],
    valid_to: ['Valid to', 'Berlaku sampai'],
    validHelp: ['Judged by the day the warranty begins', 'Dinilai menurut hari mulai garansi'],
    valid: ['Valid', 'Berlaku'],
    notValid: ['Not valid today', 'Tidak berlaku hari ini'],
    day: ['Valid on', 'Berlaku pada'],
    open: ['no end', 'tanpa batas'],
    ...bases,
    ...parts,
  },
  { messages: catalogueSentences },
)
