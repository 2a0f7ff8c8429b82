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
  virtualAccount: ['Virtual account', 'Virtual account'],
  payTo: ['Pay to', 'Bayar ke'],
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
