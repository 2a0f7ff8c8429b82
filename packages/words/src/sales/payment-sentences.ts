import type { PaymentMessages } from '@sejuk/domain/sales/payment-messages'
import type { Pair } from '../words.ts'

export const paymentSentences = {
  'cod-at-most': [
    'The driver collects {amount} at most; this order is {over} more',
    'Sopir menagih paling banyak {amount}; pesanan ini {over} lebih besar',
  ],
  'goods-not-paid': [
    '{amount} is missing for {order} before these goods may leave',
    'Masih kurang {amount} untuk {order} sebelum barang ini boleh keluar',
  ],
  'granted-more-than-asked': ['{n} days were asked for, not more', 'Yang diminta {n} hari, tidak lebih'],
  'label-cod-most': ['Most cash at the door', 'Tunai terbanyak di tempat'],
  'label-granted-days': ['Granted days', 'Hari yang diberikan'],
  'label-receipt': ['Receipt', 'Penerimaan'],
  'money-above-missing': ['Only {amount} is missing for {order}', 'Kekurangan {order} hanya {amount}'],
  'money-bound': ['The money is kept for this order', 'Uang disimpan untuk pesanan ini'],
  'money-is-not-free': ['Only {amount} is left of {receipt}', 'Sisa {receipt} hanya {amount}'],
  'money-not-for-order': [
    'Money is kept for orders that are paid before their goods leave',
    'Uang hanya disimpan untuk pesanan yang dibayar sebelum barang keluar',
  ],
  'money-released': ['The money is free again', 'Uang bebas lagi'],
  'money-used-already': [
    'This money is not kept for the order, or paid its invoice already',
    'Uang ini tidak disimpan untuk pesanan ini, atau sudah melunasi fakturnya',
  ],
  'order-decided-already': ['Somebody has decided about it already', 'Sudah ada yang memutuskan'],
  'order-goods-on-delivery': ['Its goods are on a delivery already', 'Barangnya sudah ada di pengiriman'],
  'order-has-money': [
    '{amount} was paid for this order. Finance releases the money first',
    '{amount} sudah dibayar untuk pesanan ini. Keuangan melepas uangnya dulu',
  ],
  'order-let-pass': ['The order passes without enough credit', 'Pesanan lolos tanpa kredit yang cukup'],
  'order-not-waiting-for-payment': ['It does not wait for payment', 'Tidak sedang menunggu pembayaran'],
  'order-paid-in-full': ['It is paid already', 'Sudah dibayar'],
  'order-released-unpaid': ['The goods may leave before they are paid', 'Barang boleh keluar sebelum dibayar'],
  'order-released-unpaid-already': ['Its goods may leave unpaid already', 'Barangnya sudah boleh keluar tanpa dibayar'],
  'order-withdrawn': ['The order is a draft again', 'Pesanan kembali menjadi draf'],
  'request-still-open': ['Request {code} is still open', 'Pengajuan {code} masih terbuka'],
  'term-is-longer': ['Term {n} days, the customer has {m}', 'Tempo {n} hari, pelanggan punya {m}'],
  'way-is-looser': ['Pays by {way}, the customer pays by {usual}', 'Membayar {way}, pelanggan membayar {usual}'],
  'way-needs-cheque': ['This customer may not pay by cheque', 'Pelanggan ini tidak boleh membayar dengan giro'],
  'way-not-yours': [
    'You may choose your own way of paying or a stricter one',
    'Anda boleh memilih cara bayar Anda sendiri atau yang lebih ketat',
  ],
} satisfies Record<keyof PaymentMessages, Pair>
