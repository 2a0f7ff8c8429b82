import { words } from '../words.ts'
import { aftersalesSentences } from './sentences.ts'

export const servicePriceWords = words(
  'service-prices',
  {
    title: ['Service Price List', 'Daftar Harga Layanan'],
    version: ['Version (empty: in force)', 'Versi (kosong: yang berlaku)'],
    past: ['past', 'lampau'],
    in_force: ['in force', 'berlaku'],
    future: ['to come', 'mendatang'],
    compare: ['Compare with', 'Bandingkan dengan'],
    asc_type: ['ASC type', 'Jenis ASC'],
    service_type: ['Service', 'Layanan'],
    category: ['Category', 'Kategori'],
    size: ['Capacity', 'Kapasitas'],
    range: ['{from}–{to} PK', '{from} s.d. {to} PK'],
    in_warranty_fee: ['Fee in warranty (Rp)', 'Upah bergaransi (Rp)'],
    out_warranty_price: ['Price out of warranty (Rp)', 'Harga tanpa garansi (Rp)'],
    transport: ['Transport', 'Transportasi'],
    band: ['up to {km} km: {amount}', 'sampai {km} km: {amount}'],
    was: ['other version {amount}', 'versi lain {amount}'],
    newVersion: ['New version', 'Versi baru'],
    newTitle: ['New price list', 'Daftar harga baru'],
    newText: [
      'The newest list, raised or lowered as a whole. Lists before it stay as they were agreed.',
      'Daftar terbaru, dinaikkan atau diturunkan seluruhnya. Daftar sebelumnya tetap seperti yang disepakati.',
    ],
    version_name: ['Name', 'Nama'],
    valid_from: ['Valid from', 'Berlaku mulai'],
    rise_percent: ['Change in percent', 'Perubahan dalam persen'],
    riseHelp: ['minus lowers', 'minus menurunkan'],
    onlyType: ['Only this type', 'Hanya jenis ini'],
    label: ['{no}. {name}, from {date} ({state})', '{no}. {name}, mulai {date} ({state})'],
    all: ['All', 'Semua'],
  },
  { messages: aftersalesSentences },
)
