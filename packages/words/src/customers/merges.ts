import type { MergePart, MovedKind } from '@sejuk/domain/customers/merges'
import { words } from '../words.ts'

type Pair = readonly [byDefault: string, local: string]

const parts = {
  name: ['Name', 'Nama'],
  kind: ['Kind and level', 'Jenis dan tingkat'],
  units: ['Business units', 'Unit bisnis'],
  salesperson: ['Salesperson', 'Tenaga penjual'],
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
  temporary_limits: ['Temporary limits', 'Limit sementara'],
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
    movedThings: ['{n} things moved', '{n} hal dipindahkan'],
    undo: ['Take the merge back', 'Batalkan penggabungan'],
    undone: ['Taken back by {name}, {date}: {reason}', 'Dibatalkan oleh {name}, {date}: {reason}'],
    undoHelp: [
      'Exactly what moved goes back, and both are as they were.',
      'Persis yang dipindahkan dikembalikan, dan keduanya seperti semula.',
    ],
    'undo-merge': ['Merge taken back', 'Penggabungan dibatalkan'],
  },
  {
    'Customers merged': 'Pelanggan digabungkan',
    'Merge taken back': 'Penggabungan dibatalkan',
    'A customer cannot be merged with itself': 'Pelanggan tidak dapat digabungkan dengan dirinya sendiri',
    'The customer that stays needs status Approved': 'Pelanggan yang tetap ada harus berstatus Disetujui',
    'The customer that goes needs status Draft, Submitted, Rejected or Approved':
      'Pelanggan yang digabungkan harus berstatus Draf, Diajukan, Ditolak, atau Disetujui',
    'A change of this customer waits for approval. Decide on it first':
      'Perubahan pelanggan ini menunggu persetujuan. Putuskan dahulu',
    'Merging needs the permission for bank accounts': 'Penggabungan memerlukan izin rekening bank',
    'Merging needs the permission for tax data': 'Penggabungan memerlukan izin data pajak',
    'What nobody approved yet cannot be taken over': 'Yang belum disetujui tidak dapat diambil',
    'This merge was taken back already': 'Penggabungan ini sudah dibatalkan',
    'A merge can be taken back for {n} days': 'Penggabungan dapat dibatalkan dalam {n} hari',
    'The customer was merged on into {code}. Take that back first':
      'Pelanggan ini kemudian digabungkan ke {code}. Batalkan itu dahulu',
    'The business with the customer has ended since': 'Kerja sama dengan pelanggan sudah berakhir sejak itu',
    'What was taken over has been changed since': 'Yang diambil sudah diubah sejak itu',
    '{n} of the things that moved have changed hands since': '{n} hal yang dipindahkan sudah berpindah lagi sejak itu',
    'Cashback {code} has been spent across both customers since':
      'Cashback {code} sudah dipakai lintas kedua pelanggan sejak itu',
    'Invoice {code} was written since for an order that moved':
      'Faktur {code} sudah dibuat sejak itu untuk pesanan yang dipindahkan',
    'The customer that went is not closed any more': 'Pelanggan yang digabungkan tidak lagi ditutup',
    'This customer was merged into another one': 'Pelanggan ini sudah digabungkan ke pelanggan lain',
  },
)
