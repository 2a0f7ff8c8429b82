import type { WaitStatus } from '@sejuk/domain/sales/waiting/stock-waits'
import { type Pair, words } from '../words.ts'

const statuses = {
  Waiting: ['Waiting', 'Menunggu'],
  Offered: ['Offered', 'Ditawarkan'],
  Taken: ['Taken', 'Diambil'],
  Passed: ['Passed', 'Dilewatkan'],
  Withdrawn: ['Withdrawn', 'Ditarik'],
} satisfies Record<WaitStatus, Pair>

export const stockWaitWords = words('stock-waits', {
  ...statuses,
  title: ['Waiting List', 'Daftar Tunggu'],
  create: ['Put in line', 'Masukkan antrean'],
  createText: [
    'Nothing is locked and nothing is owed. When goods come they are offered in the order of the line, for 48 hours.',
    'Tidak ada stok yang dikunci dan tidak ada utang. Saat barang datang, ditawarkan menurut antrean selama 48 jam.',
  ],
  take: ['Take', 'Ambil'],
  pass: ['Pass', 'Lewatkan'],
  withdraw: ['Withdraw', 'Tarik'],
  search: ['Number, customer, item, remark', 'Nomor, pelanggan, barang, keterangan'],
  wait_code: ['Wait number', 'Nomor antrean'],
  customer_code: ['Customer code', 'Kode pelanggan'],
  customer_name: ['Customer', 'Pelanggan'],
  dept_name: ['Branch', 'Cabang'],
  warehouse_name: ['Warehouse', 'Gudang'],
  item_code: ['Item', 'Barang'],
  item_name: ['Item name', 'Nama barang'],
  qty: ['Quantity', 'Jumlah unit'],
  wanted_date: ['Wanted by', 'Diinginkan'],
  salesman_name: ['Salesperson', 'Sales'],
  remark: ['Remark', 'Keterangan'],
  status: ['Status', 'Status'],
  since: ['Since', 'Sejak'],
  place: ['Place', 'Urutan'],
  offer_until: ['Offered until', 'Ditawarkan sampai'],
  taken_order: ['Order', 'Pesanan'],
})
