import type { MergePart, MovedKind } from '@sejuk/domain/customers/merges'
import { words } from '../words.ts'
import { customersSentences } from './sentences.ts'

type Pair = readonly [byDefault: string, local: string]

const parts = {
  name: ['Name', 'Nama'],
  kind: ['Kind and level', 'Jenis dan tingkat'],
  units: ['Business units', 'Unit bisnis'],
  salesperson: ['Salesperson', 'Sales'],
  cooperation: ['Cooperation', 'Kerja sama'],
  contact: ['Contact', 'Kontak'],
  place: ['Address and place', 'Alamat dan lokasi'],
  tax: ['Tax data', 'Data pajak'],
  payment: ['Payment', 'Pembayaran'],
  account: ['Bank account', 'Rekening bank'],
} as const satisfies Record<MergePart, Pair>

const kinds = {
  shops: ['Shops', 'Toko'],
  addresses: ['Addresses', 'Alamat'],
  signatures: ['Signatures', 'Tanda tangan'],
  documents: ['Photos and documents', 'Foto dan dokumen'],
  orders: ['Orders', 'Pesanan'],
  invoices: ['Invoices', 'Faktur'],
  cheques: ['Cheques', 'Cek'],
  special_prices: ['Special price requests', 'Pengajuan harga khusus'],
  sales_invoices: ['Sales invoices', 'Faktur penjualan'],
  receipts: ['Receipts', 'Penerimaan uang'],
  collection_calls: ['Calls about payments', 'Panggilan penagihan'],
  credit_uses: ['Credit that was used', 'Kredit yang dipakai'],
  refunds: ['Refunds', 'Pengembalian uang'],
  credit_notes: ['Credit notes', 'Nota kredit'],
  kwitansi: ['Kwitansi', 'Kwitansi'],
  virtual_accounts: ['Virtual accounts', 'Virtual account'],
  bank_lines: ['Bank lines', 'Mutasi bank'],
  statement_letters: ['Statements that were sent', 'Rekening koran terkirim'],
  journals: ['Journals not exported yet', 'Jurnal belum diekspor'],
  credit_limits: ['Credit limit requests', 'Pengajuan limit kredit'],
  cashbacks: ['Cashback lines', 'Baris cashback'],
  cashback_orders: ['Orders with cashback', 'Pesanan dengan cashback'],
  cashback_targets: ['Cashback targets', 'Target cashback'],
  users: ['People who sign in', 'Orang yang masuk ke sistem'],
} as const satisfies Record<MovedKind, Pair>

export const mergeWords = words(
  'customers/merges',
  {
    ...parts,
    ...kinds,
    merge: ['Merge', 'Gabungkan'],
    mergeDuplicate: ['Merge a duplicate', 'Gabungkan duplikat'],
    title: ['Merge customers', 'Gabungkan pelanggan'],
    compare: ['Compare and merge', 'Bandingkan dan gabungkan'],
    whichOne: ['Which customer is the same?', 'Pelanggan mana yang sama?'],
    whichHelp: [
      'Choose the duplicate. You then see both side by side and nothing happens before you confirm.',
      'Pilih duplikatnya. Keduanya lalu ditampilkan berdampingan dan tidak ada yang berubah sebelum Anda menegaskan.',
    ],
    stays: ['Stays', 'Tetap ada'],
    goes: ['Goes', 'Digabungkan'],
    swap: ['Swap the two', 'Tukar keduanya'],
    sideBySide: ['Side by side', 'Berdampingan'],
    sideHelp: [
      'Choose for each part whose values stay. What is the same is not asked.',
      'Pilih untuk setiap bagian nilai mana yang dipertahankan. Yang sama tidak ditanyakan.',
    ],
    sameInBoth: ['The same in both', 'Sama pada keduanya'],
    cashback_remain: ['Cashback left', 'Sisa cashback'],
    whatMoves: ['What moves', 'Yang dipindahkan'],
    nothingMoves: ['Nothing hangs on this customer.', 'Tidak ada yang melekat pada pelanggan ini.'],
    stayBehind: ['{n} stay: {code} has the same', '{n} tetap: {code} punya yang sama'],
    limitStays: [
      'The credit limit of the one that stays is not raised; what both owe is added up.',
      'Limit kredit yang tetap ada tidak bertambah; tunggakan keduanya dijumlahkan.',
    ],
    beforeMerge: ['Before you merge', 'Sebelum menggabungkan'],
    reason: ['Reason', 'Alasan'],
    sureToMerge: ['Merge {gone} into {kept}?', 'Gabungkan {gone} ke {kept}?'],
    sureText: [
      '{gone} is closed and leads to {kept} from then on. This can be taken back for 30 days.',
      '{gone} ditutup dan selanjutnya mengarah ke {kept}. Ini dapat dibatalkan dalam 30 hari.',
    ],
    merges: ['Merged customers', 'Pelanggan yang digabungkan'],
    becamePart: ['{other} became {customer}', '{other} menjadi {customer}'],
    byWhom: ['{name}, {date}: {reason}', '{name}, {date}: {reason}'],
    movedThings: ['{n} {n|thing|things} moved', '{n} hal dipindahkan'],
    undo: ['Take the merge back', 'Batalkan penggabungan'],
    undone: ['Taken back by {name}, {date}: {reason}', 'Dibatalkan oleh {name}, {date}: {reason}'],
    undoHelp: [
      'Exactly what moved goes back, and both are as they were.',
      'Persis yang dipindahkan dikembalikan, dan keduanya seperti semula.',
    ],
    'undo-merge': ['Merge taken back', 'Penggabungan dibatalkan'],
  },
  { messages: customersSentences },
)
