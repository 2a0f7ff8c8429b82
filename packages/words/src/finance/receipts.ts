import type { ReceiptKind, ReceiptStatus } from '@sejuk/domain/finance/receipts'
import { type Pair, words } from '../words.ts'
import { paymentSentences } from '../sales/payment-sentences.ts'
import { financeSentences } from './sentences.ts'

const kinds = {
  transfer: ['Transfer', 'Transfer'],
  cash: ['Cash', 'Tunai'],
  cashback: ['Cashback', 'Cashback'],
  'write-off': ['Write-off', 'Penghapusan'],
  va: ['Virtual account', 'Virtual account'],
  'bank-charge': ['Bank charge', 'Biaya bank'],
  cod: ['Cash on delivery', 'Bayar di tempat'],
} satisfies Record<ReceiptKind, Pair>
const statuses = {
  In_Transit: ['With the driver', 'Dibawa sopir'],
  Waiting: ['Waits for confirmation', 'Menunggu konfirmasi'],
  Confirmed: ['Confirmed', 'Dikonfirmasi'],
  Void: ['Void', 'Dibatalkan'],
} satisfies Record<ReceiptStatus, Pair>

export const receiptWords = words(
  'receipts',
  {
    ...kinds,
    ...statuses,
    title: ['Receipts', 'Penerimaan uang'],
    one: ['Receipt', 'Penerimaan'],
    create: ['Record a payment', 'Catat pembayaran'],
    edit: ['Modify receipt', 'Ubah penerimaan'],
    search: ['Number, reference, customer', 'Nomor, referensi, pelanggan'],
    receipt_code: ['Receipt', 'Penerimaan'],
    customer: ['Customer', 'Pelanggan'],
    dept_code: ['Branch', 'Cabang'],
    kind: ['By', 'Dengan'],
    bank_code: ['Bank', 'Bank'],
    cashback_code: ['From which cashback', 'Dari cashback mana'],
    cashbackLeft: ['{name} · {amount} left until {day}', '{name} · sisa {amount} sampai {day}'],
    noCashback: ['This customer has no cashback left', 'Pelanggan ini tidak punya sisa cashback'],
    reference: ['Reference', 'Referensi'],
    amount: ['Amount', 'Jumlah'],
    allocated_amount: ['For invoices', 'Untuk faktur'],
    received_date: ['Received', 'Tanggal terima'],
    remark: ['Remark', 'Catatan'],
    status: ['Status', 'Status'],
    from: ['From', 'Dari'],
    to: ['To', 'Sampai'],
    created_date: ['Recorded', 'Dicatat'],
    confirmed: ['Confirmed', 'Dikonfirmasi'],
    confirm: ['Confirm', 'Konfirmasi'],
    modify: ['Modify', 'Ubah'],
    void: ['Void', 'Batalkan'],
    sureConfirm: ['{amount} stands on the account?', '{amount} sudah masuk rekening?'],
    sureConfirmText: ['Its invoices are paid then.', 'Fakturnya menjadi terbayar.'],
    voided: ['Void: {reason}', 'Dibatalkan: {reason}'],
    allocations: ['For which invoices', 'Untuk faktur mana'],
    allocated: ['{given} of {amount} given for invoices', '{given} dari {amount} untuk faktur'],
    invoices: ['Invoices', 'Faktur'],
    due: ['Due', 'Jatuh tempo'],
    order_code: ['For which order', 'Untuk pesanan mana'],
    forOrder: ['For the order', 'Untuk pesanan'],
    noOrder: ['For no order', 'Tanpa pesanan'],
    orderMissing: ['{order}, {day}: {amount} is missing', '{order}, {day}: kurang {amount}'],
    orderHint: ['Kept for it when it is confirmed', 'Disimpan untuknya saat dikonfirmasi'],
  },
  { messages: { ...financeSentences, ...paymentSentences }, statuses: ['receipt.status'] },
)
