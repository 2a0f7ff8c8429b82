import type { SerialHappening, SerialStatus } from '@sejuk/domain/catalogue/serial-numbers'
import type { VoidReason, WarrantyState } from '@sejuk/domain/catalogue/warranty'
import type { StartBasis, WarrantyPart } from '@sejuk/domain/catalogue/warranty-policies'
import { type Pair, words } from '../words.ts'
import { catalogueSentences } from './sentences.ts'

export const serialStatusWords = words('serial-statuses', {
  InFactory: ['In factory', 'Di pabrik'],
  InStock: ['In stock', 'Dalam stok'],
  Locked: ['Locked', 'Terkunci'],
  InTransit: ['In transit', 'Dalam perjalanan'],
  Sold: ['Sold', 'Terjual'],
  SoldOut: ['Sold out', 'Terjual ke konsumen'],
  Installed: ['Installed', 'Terpasang'],
  Replaced: ['Replaced', 'Diganti'],
  Returned: ['Returned', 'Dikembalikan'],
  Lost: ['Lost', 'Hilang'],
  Scrapped: ['Scrapped', 'Dibuang'],
} satisfies Record<SerialStatus, Pair>)

export const serialEventWords = words('serial-events', {
  produced: ['Produced', 'Diproduksi'],
  received: ['Received', 'Diterima'],
  locked: ['Locked', 'Dikunci'],
  unlocked: ['Unlocked', 'Dilepas'],
  sent: ['Sent', 'Dikirim'],
  arrived: ['Arrived', 'Tiba'],
  delivered: ['Delivered', 'Diserahkan'],
  'sold-out': ['Sold out', 'Terjual ke konsumen'],
  'sell-out-reversed': ['Sell-out reversed', 'Sell-out dibatalkan'],
  installed: ['Installed', 'Dipasang'],
  replaced: ['Replaced', 'Diganti'],
  returned: ['Returned', 'Dikembalikan'],
  restocked: ['Into stock again', 'Masuk stok lagi'],
  'sent-back': ['Sent back', 'Dikirim kembali'],
  'given-back': ['Given back', 'Diserahkan kembali'],
  lost: ['Lost', 'Hilang'],
  found: ['Found again', 'Ditemukan lagi'],
  scrapped: ['Scrapped', 'Dibuang'],
  moved: ['Moved', 'Dipindahkan'],
  invoiced: ['Invoiced', 'Difakturkan'],
  'invoice-cancelled': ['Invoice cancelled', 'Faktur dibatalkan'],
  ticket: ['Ticket', 'Tiket'],
  damaged: ['Marked as damaged', 'Ditandai rusak'],
  repaired: ['Repaired', 'Diperbaiki'],
  'part-replaced': ['Part replaced', 'Suku cadang diganti'],
  'warranty-changed': ['Warranty changed', 'Garansi diubah'],
  'took-over': ['Took over from another unit', 'Menggantikan unit lain'],
} satisfies Record<SerialHappening, Pair>)

const states = {
  In_Warranty: ['In warranty', 'Bergaransi'],
  Expired: ['Expired', 'Garansi habis'],
  Void: ['Void', 'Garansi gugur'],
  Not_Registered: ['Not registered', 'Belum terdaftar'],
  Unknown: ['No warranty yet', 'Belum ada garansi'],
} satisfies Record<WarrantyState, Pair>

const parts = {
  sparepart: ['Spare parts', 'Suku cadang'],
  compressor: ['Compressor', 'Kompresor'],
} satisfies Record<WarrantyPart, Pair>

const bases = {
  'basis-purchase': ['the proven purchase', 'bukti pembelian'],
  'basis-retail': ['the sale in the shop', 'penjualan di toko'],
  'basis-install': ['the installation', 'pemasangan'],
  'basis-invoice': ['the invoice', 'faktur'],
  'basis-delivery': ['the delivery', 'pengiriman'],
  'basis-production': ['the production', 'produksi'],
} satisfies Record<`basis-${StartBasis}`, Pair>

const voids = {
  'void-returned': ['it was returned', 'sudah dikembalikan'],
  'void-replaced': ['another unit took its place', 'sudah diganti unit lain'],
  'void-scrapped': ['it was scrapped', 'sudah dibuang'],
  'void-not_registered': ['its owner did not register it', 'belum didaftarkan pemiliknya'],
} satisfies Record<`void-${VoidReason}`, Pair>

export const serialWarrantyWords = words('serial-warranty', {
  title: ['Warranty', 'Garansi'],
  partUntil: ['{part} until {until}', '{part} sampai {until}'],
  daysLeft: ['{n} {n|day|days} left', 'sisa {n} hari'],
  daysOver: ['over since {n} {n|day|days}', 'lewat {n} hari'],
  noPart: ['{part}: none', '{part}: tidak ada'],
  countedFrom: ['counted from {basis} on {starts}', 'dihitung sejak {basis} {starts}'],
  byPolicy: ['policy {policy}', 'kebijakan {policy}'],
  voidBecause: ['Void: {reasons}', 'Gugur: {reasons}'],
  notDelivered: ['It begins when the unit is delivered.', 'Dimulai saat unit diserahkan.'],
  ...states,
  ...parts,
  ...bases,
  ...voids,
})

export const serialLifeWords = words(
  'serial-lives',
  {
    title: ['Serial number history', 'Riwayat nomor seri'],
    serial_number: ['Serial number', 'Nomor seri'],
    look: ['Look up', 'Cari'],
    scan: ['Scan', 'Pindai'],
    paste: ['Paste up to 1.000', 'Tempel hingga 1.000'],
    begin: [
      'Type, scan or paste a serial number to see its whole life.',
      'Ketik, pindai, atau tempel nomor seri untuk melihat seluruh riwayatnya.',
    ],
    unknown: ['Serial number {serial} is not known.', 'Nomor seri {serial} tidak dikenal.'],
    near: ['It looks like', 'Mirip dengan'],
    alikeWarning: [
      'Another number looks the same: 0 and O, or 1 and I, may be mixed up.',
      'Ada nomor lain yang mirip: 0 dan O, atau 1 dan I, bisa tertukar.',
    ],
    letterWarning: [
      'This number has a letter O or I: check the plate, digits are more common.',
      'Nomor ini memuat huruf O atau I: periksa pelatnya, angka lebih umum.',
    ],
    damagedWarning: [
      'This unit is marked as damaged: it is not picked before it is repaired.',
      'Unit ini ditandai rusak: tidak diambil sebelum diperbaiki.',
    ],
    maskWarning: ['This number does not fit the mask of its model.', 'Nomor ini tidak cocok dengan mask modelnya.'],
    life: ['Life', 'Riwayat'],
    begins: ['It begins on {day}: {event}', 'Dimulai {day}: {event}'],
    toBeginning: ['To the beginning', 'Ke awal'],
    item: ['Item', 'Barang'],
    kind: ['Kind', 'Jenis'],
    Indoor: ['Indoor', 'Unit dalam'],
    Outdoor: ['Outdoor', 'Unit luar'],
    Unit: ['Unit', 'Unit'],
    where: ['Where it is', 'Lokasi'],
    customer: ['Customer', 'Pelanggan'],
    produced_date: ['Produced', 'Diproduksi'],
    delivered_date: ['Delivered', 'Diserahkan'],
    retail_date: ['Sold to a consumer', 'Terjual ke konsumen'],
    installed_date: ['Installed', 'Terpasang'],
    itsIndoor: ['Its indoor unit', 'Unit dalamnya'],
    itsOutdoor: ['Its outdoor unit', 'Unit luarnya'],
    itsPair: ['Belongs to', 'Pasangan'],
    exchanged: ['This unit was exchanged. Its replacement is', 'Unit ini sudah ditukar. Penggantinya'],
    replacedBy: ['Replaced by', 'Diganti oleh'],
    replaces: ['Replaces', 'Menggantikan'],
    noSteps: ['No document has named this unit yet.', 'Belum ada dokumen yang menyebut unit ini.'],
    hidden: ['another branch', 'cabang lain'],
    now: ['now', 'sekarang'],
    stays: ['status unchanged', 'status tetap'],
    lookUpTitle: ['Look up many serial numbers', 'Cari banyak nomor seri'],
    pasted: ['Serial numbers, one a line', 'Nomor seri, satu per baris'],
    pastedHelp: ['Up to 1.000; commas and semicolons divide too', 'Hingga 1.000; koma dan titik koma juga memisahkan'],
    lookUpAll: ['Look up {n}', 'Cari {n}'],
    clear: ['Clear', 'Kosongkan'],
    found: ['{known} known, {unknown} not known', '{known} dikenal, {unknown} tidak dikenal'],
    status: ['Status', 'Status'],
    last: ['Last event', 'Kejadian terakhir'],
    date: ['Date', 'Tanggal'],
    document: ['Document', 'Dokumen'],
    warranty: ['Warranty', 'Garansi'],
    partsUntil: ['Parts until', 'Suku cadang sampai'],
    notKnown: ['Not known', 'Tidak dikenal'],
    malformed: ['Not a serial number', 'Bukan nomor seri'],
    didYouMean: ['perhaps {serial}', 'mungkin {serial}'],
    onlyUnknown: ['Only those not known', 'Hanya yang tidak dikenal'],
    copyTable: ['Copy as table', 'Salin sebagai tabel'],
  },
  { messages: catalogueSentences },
)
