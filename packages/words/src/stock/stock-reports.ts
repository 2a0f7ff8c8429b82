import { words } from '../words.ts'

export const stockReportWords = words('stock-reports', {
  title: ['Stock report', 'Laporan stok'],
  list: ['Stock', 'Stok'],
  onHand: ['On hand', 'Stok tersedia di gudang'],
  locked: ['Locked', 'Terkunci'],
  inTransit: ['In transit', 'Dalam perjalanan'],
  damaged: ['Damaged', 'Rusak'],
  issued: ['Issued in the period', 'Keluar pada periode ini'],
  cover: ['Days of cover', 'Cukup untuk (hari)'],
  received: ['Received', 'Masuk'],
  issuedByMonth: ['Issued', 'Keluar'],
  warehouse: ['Warehouse', 'Gudang'],
  category: ['Category', 'Kategori'],
  item: ['Item', 'Barang'],
})
