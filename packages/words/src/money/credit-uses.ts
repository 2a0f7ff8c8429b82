import type { CreditUseStatus } from '@sejuk/domain/money/credit-uses'
import { type Pair, words } from '../words.ts'
import { moneySentences } from './sentences.ts'

const statuses = {
  Done: ['Done', 'Selesai'],
  Taken_Back: ['Taken back', 'Dibatalkan'],
} satisfies Record<CreditUseStatus, Pair>

export const creditUseWords = words(
  'credit-uses',
  {
    ...statuses,
    title: ['Credit to use', 'Kredit untuk dipakai'],
    uses: ['Used credit', 'Kredit terpakai'],
    one: ['Use of credit', 'Pemakaian kredit'],
    search: ['Number or customer', 'Nomor atau pelanggan'],
    customer: ['Customer', 'Pelanggan'],
    dept_code: ['Branch', 'Cabang'],
    source_kind: ['Kind', 'Jenis'],
    source: ['Source', 'Sumber'],
    since: ['Since', 'Sejak'],
    came_amount: ['Came', 'Masuk'],
    left_amount: ['Left', 'Sisa'],
    held_amount: ['Held for refunds', 'Ditahan untuk pengembalian'],
    open: ['Open', 'Belum dibayar'],
    late: ['Late', 'Terlambat'],
    is_owing: ['Only customers who owe', 'Hanya pelanggan yang berutang'],
    use_code: ['Number', 'Nomor'],
    use_date: ['Day', 'Tanggal'],
    amount: ['Amount', 'Jumlah'],
    status: ['Status', 'Status'],
    invoice: ['Invoice', 'Faktur'],
    created: ['By', 'Oleh'],
    remark: ['Remark', 'Catatan'],
    'take-back': ['Take back', 'Batalkan'],
    reason: ['Reason', 'Alasan'],
    takenBack: ['Taken back by {name}: {reason}', 'Dibatalkan oleh {name}: {reason}'],
    account: ['Account', 'Akun'],
    lines: ['What paid what', 'Apa membayar apa'],
  },
  { messages: moneySentences, statuses: ['credit-use.status'] },
)
