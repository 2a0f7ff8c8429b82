import { words } from '../words.ts'

export const salesReportWords = words('sales-reports', {
  title: ['Sales report', 'Laporan penjualan'],
  list: ['Sales Order', 'Pesanan Penjualan'],
  ordered: ['Ordered', 'Nilai pesanan'],
  orders: ['Orders', 'Pesanan'],
  units: ['Units', 'Unit'],
  average: ['Average order', 'Rata-rata pesanan'],
  discount: ['Discount of the list price', 'Diskon dari harga daftar'],
  thisYear: ['Ordered', 'Nilai pesanan'],
  yearBefore: ['A year before', 'Tahun sebelumnya'],
  branch: ['Branch', 'Cabang'],
  salesperson: ['Salesperson', 'Sales'],
  customer: ['Customer', 'Pelanggan'],
  businessUnit: ['Business unit', 'Unit bisnis'],
  item: ['Item', 'Barang'],
  amount: ['Amount', 'Nilai'],
  before: ['Period before', 'Periode sebelumnya'],
  change: ['Change', 'Perubahan'],
})
