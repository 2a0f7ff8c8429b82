import type { PayoutMethod, PayoutObstacle } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { type Pair, words } from '../words.ts'
import { salesSentences } from './sentences.ts'

export const payoutObstacleWords = words('cashback-payout-obstacles', {
  No_Account: ['The customer has no bank account', 'Pelanggan tidak memiliki rekening bank'],
  Customer_Closed: ['The customer is closed', 'Pelanggan sudah ditutup'],
  Change_Waits: ['A change waits for a decision', 'Ada perubahan yang menunggu keputusan'],
} satisfies Record<PayoutObstacle, Pair>)

export const payoutMethodWords = words('cashback-payout-methods', {
  bank: ['Bank transfer', 'Transfer bank'],
  'credit-note': ['Credit note', 'Nota kredit'],
} satisfies Record<PayoutMethod, Pair>)

export const cashbackPayoutWords = words(
  'cashback-payouts',
  {
    title: ['Cashback Payout', 'Pembayaran Cashback'],
    payout: ['Payout', 'Pembayaran'],
    method: ['Paid by', 'Dibayar dengan'],
    status: ['Status', 'Status'],
    lines: ['Payments', 'Jumlah pembayaran'],
    net: ['Amount', 'Jumlah'],
    answers: ['Paid / failed / open', 'Lunas / gagal / belum'],
    created: ['Made by', 'Dibuat oleh'],
    created_date: ['Created', 'Dibuat'],
    approved: ['Approved by', 'Disetujui oleh'],
    remark: ['Remark', 'Catatan'],
    search: ['Payout or maker', 'Pembayaran atau pembuat'],
    create: ['New Payout', 'Pembayaran Baru'],
    willPay: ['{n} {n|line|lines}, {net} in all, will be paid.', '{n} baris, total {net}, akan dibayar.'],
    nothing: ['Nothing to pay in this way.', 'Tidak ada yang dibayar dengan cara ini.'],
    notPaid: ['Not paid now ({n})', 'Belum dibayar ({n})'],
    submit: ['Submit', 'Ajukan'],
    approve: ['Approve', 'Setujui'],
    return: ['Return', 'Kembalikan'],
    pay: ['Make bank file', 'Buat berkas bank'],
    issue: ['Credit note issued', 'Nota kredit diterbitkan'],
    reference: ['Number of the credit note', 'Nomor nota kredit'],
    file: ['Bank file', 'Berkas bank'],
    import: ['Import bank result', 'Impor hasil bank'],
    importHelp: ['The CSV file with which the bank answered.', 'Berkas CSV jawaban dari bank.'],
    bankCsv: ['The bank’s answer (CSV)', 'Jawaban bank (CSV)'],
    imported: [
      '{paid} paid, {failed} failed, {already} known before, {open} still open',
      '{paid} dibayar, {failed} gagal, {already} sudah tercatat, {open} belum terjawab',
    ],
    leaveOut: ['Leave out', 'Kecualikan'],
    delete: ['Delete', 'Hapus'],
    customer: ['Customer', 'Pelanggan'],
    account: ['Account', 'Rekening'],
    payment: ['Payment', 'Status pembayaran'],
    paidOn: ['Paid on', 'Dibayar pada'],
    bankRef: ['Reference', 'Referensi'],
    returned: ['Returned: {reason}', 'Dikembalikan: {reason}'],
    sureApprove: ['Approve {net} in {n} {n|payment|payments}?', 'Setujui {net} dalam {n} pembayaran?'],
    surePay: ['Make the bank file now?', 'Buat berkas bank sekarang?'],
    surePayText: [
      'From then on the payout cannot be changed: the bank decides each payment.',
      'Setelah itu pembayaran tidak dapat diubah: setiap pembayaran ditentukan oleh bank.',
    ],
    sureDelete: ['Delete this draft? Its cashback is free again.', 'Hapus draf ini? Cashback-nya bebas kembali.'],
  },
  { messages: salesSentences },
)
