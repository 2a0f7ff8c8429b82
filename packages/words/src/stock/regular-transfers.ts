import { words } from '../words.ts'
import { stockSentences } from './sentences.ts'

export const regularTransferWords = words(
  'regular-transfers',
  {
    title: ['Regular Item Transfer', 'Transfer Barang Rutin'],
    search: ['Code or name of the item', 'Kode atau nama barang'],
    from_warehouse: ['From warehouse', 'Dari gudang'],
    to_warehouse: ['To warehouse', 'Ke gudang'],
    item: ['Item', 'Barang'],
    available: ['Available there', 'Tersedia di sana'],
    incoming: ['Coming', 'Dalam perjalanan'],
    at_source: ['At the source', 'Di gudang asal'],
    wanted: ['Minimum to maximum', 'Minimum sampai maksimum'],
    qty: ['Proposed', 'Diusulkan'],
    lead: ['{n} days', '{n} hari'],
    lead_days: ['Lead time', 'Waktu kirim'],
    reason: ['Reason', 'Alasan'],
    why: [
      '{there} available and {coming} coming, below the minimum of {min}',
      '{there} tersedia dan {coming} dalam perjalanan, di bawah minimum {min}',
    ],
    whyLess: [', the source has only {n}', ', gudang asal hanya punya {n}'],
    make: ['Make transfer drafts', 'Buat draf transfer'],
    text: [
      'Computed now from the configuration, the balances and what is on its way. Ticked lines become drafts of transfers.',
      'Dihitung sekarang dari konfigurasi, saldo, dan yang dalam perjalanan. Baris yang dicentang menjadi draf transfer.',
    ],
  },
  { messages: stockSentences },
)
