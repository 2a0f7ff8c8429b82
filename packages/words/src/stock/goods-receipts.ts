import type { ReceiptSource, ReceiptStatus } from '@sejuk/domain/stock/goods-receipts'
import { type Pair, words } from '../words.ts'
import { stockSentences } from './sentences.ts'

const statuses = {
  Draft: ['Awaited', 'Ditunggu'],
  Partial: ['Partly received', 'Diterima sebagian'],
  Closed: ['Received', 'Diterima'],
} satisfies Record<ReceiptStatus, Pair>
const sources = {
  factory: ['Factory', 'Pabrik'],
  purchase: ['Purchase', 'Pembelian'],
} satisfies Record<ReceiptSource, Pair>

export const goodsReceiptWords = words(
  'goods-receipts',
  {
    ...statuses,
    ...sources,
    title: ['Goods Receipt', 'Penerimaan Barang'],
    create: ['New letter', 'Surat baru'],
    edit: ['Modify letter', 'Ubah surat'],
    history: ['Action Log', 'Log Aksi'],
    search: ['Number, letter, container', 'Nomor, surat, kontainer'],
    receipt_code: ['Receipt', 'Penerimaan'],
    warehouse: ['Warehouse', 'Gudang'],
    source: ['Comes from', 'Berasal dari'],
    letter_no: ['Letter number', 'Nomor surat'],
    container_no: ['Container', 'Kontainer'],
    seal_no: ['Seal', 'Segel'],
    supplier: ['Supplier', 'Pemasok'],
    expected_date: ['Expected on', 'Diperkirakan tiba'],
    rest_until: ['Rest until', 'Sisa sampai'],
    remark: ['Remark', 'Catatan'],
    status: ['Status', 'Status'],
    lines: ['Lines', 'Baris'],
    item: ['Item', 'Barang'],
    qty: ['By letter', 'Menurut surat'],
    received_qty: ['Into stock', 'Masuk stok'],
    damaged_qty: ['Damaged', 'Rusak'],
    surplus_qty: ['Surplus', 'Lebih'],
    short: ['Short', 'Kurang'],
    created_date: ['Input Date', 'Tanggal Input'],
    receive: ['Receive', 'Terima'],
    close: ['Close short', 'Tutup kurang'],
    modify: ['Edit', 'Ubah'],
    remove: ['Delete', 'Hapus'],
    choose: ['Choose', 'Pilih'],
    scan: ['Scan or type a serial number, Enter after each', 'Pindai atau ketik nomor seri, Enter setiap kali'],
    camera: ['Camera', 'Kamera'],
    undoLast: ['Undo last', 'Urungkan terakhir'],
    nextIs: ['Scanning now', 'Sedang dipindai'],
    asDamaged: ['The next scans are damaged', 'Pindaian berikutnya rusak'],
    fits: ['Fits, number {n}', 'Cocok, ke-{n}'],
    already: ['{serial} is there already', '{serial} sudah ada'],
    full: [
      '{item} is complete by the letter: recorded as surplus',
      '{item} sudah lengkap menurut surat: dicatat lebih',
    ],
    notOnLetter: [
      '{serial} does not fit the line: recorded as surplus',
      '{serial} tidak cocok dengan baris ini: dicatat lebih',
    ],
    unlike: ['{serial} fits no line: not counted yet', '{serial} tidak cocok dengan baris mana pun: belum dihitung'],
    asSurplus: ['Record as surplus', 'Catat sebagai kelebihan'],
    misread: ['Misread, scan again', 'Salah baca, pindai lagi'],
    lookAlike: ['Check 0 and O, 1 and I', 'Periksa 0 dan O, 1 dan I'],
    surplus: ['Surplus', 'Lebih'],
    surplusText: [
      'On no letter: goes into the report of differences, not into stock.',
      'Tidak ada di surat: masuk laporan selisih, tidak masuk stok.',
    ],
    sum: [
      '{received} into stock + {damaged} damaged + {short} short = {letter} by the letter',
      '{received} masuk stok + {damaged} rusak + {short} kurang = {letter} menurut surat',
    ],
    now: ['Received now', 'Diterima sekarang'],
    serials: ['{n} serial {n|number|numbers}', '{n} nomor seri'],
    differences: ['Differences', 'Selisih'],
    noDifferences: ['All as the letter says.', 'Semua sesuai surat.'],
    removeSerial: ['Remove {serial}', 'Hapus {serial}'],
  },
  { messages: stockSentences, statuses: ['goods-receipt.status'] },
)
