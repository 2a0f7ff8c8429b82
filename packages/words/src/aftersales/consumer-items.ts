import { words } from '../words.ts'

export const consumerItemWords = words('consumer-items', {
  title: ['Consumer Item Info', 'Info Barang Konsumen'],
  partnerTitle: ['Unit Detail View List', 'Daftar Detail Unit'],
  detailTitle: ['Unit of {name}', 'Unit milik {name}'],
  search: ['Name, phone or serial number', 'Nama, telepon, atau nomor seri'],
  branch: ['Branch', 'Cabang'],
  category: ['Category', 'Kategori'],
  consumer: ['Consumer', 'Konsumen'],
  phone: ['Phone', 'Telepon'],
  address: ['Address', 'Alamat'],
  area: ['Area', 'Wilayah'],
  unit: ['Unit', 'Unit'],
  indoor: ['SN indoor', 'SN unit dalam'],
  outdoor: ['SN outdoor', 'SN unit luar'],
  purchase_date: ['Bought', 'Dibeli'],
  install_date: ['Installed', 'Dipasang'],
  warranty: ['Warranty', 'Garansi'],
  tickets: ['Tickets', 'Tiket'],
  otherUnits: ['Other units', 'Unit lain'],
  noTickets: ['No ticket yet.', 'Belum ada tiket.'],
  open: ['Open', 'Buka'],
})
