import type { SearchAction, SearchName } from '@sejuk/domain/platform/search'
import { aftersalesSearchActionNames, aftersalesSearchNames } from '../aftersales/search.ts'
import { catalogueSearchActionNames, catalogueSearchNames } from '../catalogue/search.ts'
import { customersSearchActionNames, customersSearchNames } from '../customers/search.ts'
import { deliverySearchNames } from '../delivery/search.ts'
import { fieldSearchNames } from '../field/search.ts'
import { financeSearchNames } from '../finance/search.ts'
import { installersSearchActionNames, installersSearchNames } from '../installers/search.ts'
import { mastersSearchNames } from '../masters/search.ts'
import { projectsSearchNames } from '../projects/search.ts'
import { retailSearchNames } from '../retail/search.ts'
import { returnsSearchNames } from '../returns/search.ts'
import { salesSearchActionNames, salesSearchNames } from '../sales/search.ts'
import { sparepartsSearchNames } from '../spareparts/search.ts'
import { stockSearchActionNames, stockSearchNames } from '../stock/search.ts'
import { supervisionSearchNames } from '../supervision/search.ts'
import { type Pair, words } from '../words.ts'

/** What the search finds: a line an area. */
export const searchNameWords = words('search-kinds', {
  ...customersSearchNames,
  ...salesSearchNames,
  ...financeSearchNames,
  ...aftersalesSearchNames,
  ...projectsSearchNames,
  ...sparepartsSearchNames,
  ...catalogueSearchNames,
  ...stockSearchNames,
  ...supervisionSearchNames,
  ...deliverySearchNames,
  ...returnsSearchNames,
  ...retailSearchNames,
  ...fieldSearchNames,
  ...installersSearchNames,
  ...mastersSearchNames,
} satisfies Record<SearchName, Pair>)

/** Where one would go from there: a line an area. */
export const searchActionWords = words('search-actions', {
  edit: ['Edit', 'Ubah'],
  ...customersSearchActionNames,
  ...salesSearchActionNames,
  ...aftersalesSearchActionNames,
  ...catalogueSearchActionNames,
  ...stockSearchActionNames,
  ...installersSearchActionNames,
} satisfies Record<SearchAction, Pair>)

export const searchWords = words('search', {
  title: ['Search or jump to', 'Cari atau buka'],
  hint: ['Code, name, phone or serial number', 'Kode, nama, telepon, atau nomor seri'],
  all: ['All', 'Semua'],
  pages: ['Pages', 'Halaman'],
  recent: ['Recently opened', 'Terakhir dibuka'],
  kinds: ['Kinds', 'Jenis'],
  found: ['{n} found', '{n} ditemukan'],
  foundMore: ['more than {n} found', 'lebih dari {n} ditemukan'],
  searching: ['Searching', 'Mencari'],
  failed: [
    'The search did not answer. Pages can still be opened.',
    'Pencarian tidak menjawab. Halaman tetap bisa dibuka.',
  ],
  offline: ['No network: only pages are searched.', 'Tanpa jaringan: hanya halaman yang dicari.'],
  retry: ['Try again', 'Coba lagi'],
  nothing: ['Nothing found for “{text}”', 'Tidak ada hasil untuk “{text}”'],
  nothingText: [
    'Code, name, phone and serial number were searched in what you may see ({scope}).',
    'Yang dicari: kode, nama, telepon, dan nomor seri di data yang boleh Anda lihat ({scope}).',
  ],
  addTicketFor: ['New ticket for {phone}', 'Tiket baru untuk {phone}'],
  addCustomer: ['New customer', 'Pelanggan baru'],
  showMore: ['Show more: {kind}', 'Tampilkan lagi: {kind}'],
  open: ['Open', 'Buka'],
  call: ['Call', 'Telepon'],
  copyCode: ['Copy code', 'Salin kode'],
  move: ['move', 'pindah'],
  newWindow: ['new window', 'jendela baru'],
  amount: ['Amount', 'Jumlah'],
  phone: ['Phone', 'Telepon'],
  clear: ['Clear', 'Hapus'],
  scan: ['Scan serial number', 'Pindai nomor seri'],
})
