import type { PaidState, PaperKind } from '@sejuk/domain/catalogue/unit-lives/unit-papers'
import { type Pair, words } from '../words.ts'

const kinds = {
  'sales-order': ['Sales order', 'Pesanan penjualan'],
  'delivery-order': ['Delivery order', 'Surat jalan'],
  'sales-invoice': ['Sales invoice', 'Faktur penjualan'],
  'retail-order': ['Sell-out', 'Penjualan ke konsumen'],
  'bonus-ticket': ['Installation bonus', 'Bonus pemasangan'],
  'work-order': ['Work order', 'Perintah kerja'],
  part: ['Part put in', 'Suku cadang dipasang'],
  'rma-request': ['Exchange', 'Penukaran'],
  'return-request': ['Return', 'Retur'],
  consumer: ['Consumer', 'Konsumen'],
} satisfies Record<PaperKind, Pair>

const paid = {
  Waiting: ['Not paid yet', 'Belum dibayar'],
  Part: ['Paid in part', 'Dibayar sebagian'],
  Paid: ['Paid', 'Lunas'],
} satisfies Record<PaidState, Pair>

export const unitPaperWords = words('unit-papers', {
  title: ['Papers of this unit', 'Dokumen unit ini'],
  date: ['Date', 'Tanggal'],
  paper: ['Paper', 'Dokumen'],
  number: ['Number', 'Nomor'],
  state: ['State', 'Keadaan'],
  hidden: ['another branch', 'cabang lain'],
  ...kinds,
  ...paid,
})
