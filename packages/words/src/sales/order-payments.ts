import type { PaymentState } from '@sejuk/domain/sales/payment-ways'
import { type Pair, words } from '../words.ts'

const states = {
  Not_Needed: ['Not needed', 'Tidak perlu'],
  Waiting: ['Waits for payment', 'Menunggu pembayaran'],
  Part: ['Paid in part', 'Dibayar sebagian'],
  Paid: ['Paid', 'Lunas'],
} satisfies Record<PaymentState, Pair>

export const orderPaymentWords = words('order-payments', {
  ...states,
  title: ['Payment', 'Pembayaran'],
  missing: ['Missing', 'Kekurangan'],
  came: ['Came', 'Diterima'],
  cameOf: ['{amount} of {all}', '{amount} dari {all}'],
  payBy: ['Pay by', 'Bayar sebelum'],
  reference: ['Write beside the payment', 'Tulis di berita transfer'],
  payExactly: ['Pay exactly', 'Bayar tepat'],
  virtualAccount: ['Virtual account', 'Rekening virtual'],
  sendToCustomer: ['Send to the customer', 'Kirim ke pelanggan'],
  slipIsNoPayment: [
    'A photo of a transfer slip is no payment: the goods leave when finance has seen the money.',
    'Foto bukti transfer belum berarti lunas: barang keluar setelah keuangan melihat uangnya.',
  ],
  shareOrder: ['Order {order}: please pay {amount}.', 'Pesanan {order}: mohon dibayar {amount}.'],
  toNumber: ['To the virtual account {va}.', 'Ke rekening virtual {va}.'],
  toAccounts: ['To our account {accounts}.', 'Ke rekening kami {accounts}.'],
  shareReference: ['Write {reference} beside the payment.', 'Tulis {reference} di berita transfer.'],
  shareUntil: ['Pay until {time}.', 'Bayar paling lambat {time}.'],
  neverByMessage: ['We never change our account by a message.', 'Kami tidak pernah mengganti rekening lewat pesan.'],
  stock: ['Stock', 'Stok'],
  stockIsFree: [
    'Its stock is free for others. Pay and we hold it again if it is there',
    'Stoknya bebas untuk yang lain. Bayar dan kami tahan lagi bila masih ada',
  ],
  releasedUnpaid: ['May leave unpaid', 'Boleh keluar tanpa dibayar'],
  Bound: ['kept for this order', 'disimpan untuk pesanan ini'],
  Used: ['paid the invoice', 'melunasi faktur'],
  Released: ['released', 'dilepas'],
  isFree: ['free money of the customer', 'uang bebas pelanggan'],
  bind: ['Keep {amount}', 'Simpan {amount}'],
  release: ['Release the money', 'Lepas uang'],
  reason: ['Reason', 'Alasan'],
})
