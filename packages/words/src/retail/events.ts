import type { retailEvents } from '@sejuk/domain/retail/events'
import type { Pair } from '../words.ts'

export const retailEventNames = {
  'incentive-paid': ['Your incentive is paid', 'Insentif Anda dibayar'],
  'incentive-payment-failed': ['Your incentive could not be paid', 'Insentif Anda gagal dibayarkan'],
  'sub-dealer-order-submitted': ['A sub-dealer ordered from you', 'Sub-dealer memesan kepada Anda'],
  'sub-dealer-order-answered': ['A sub-dealer’s order was answered', 'Pesanan sub-dealer dijawab'],
  'sub-dealer-order-rejected': ['A sub-dealer’s order was rejected', 'Pesanan sub-dealer ditolak'],
  'sub-dealer-order-unanswered': ['No answer to a sub-dealer’s order', 'Pesanan sub-dealer belum dijawab'],
  'sell-out-to-review': ['A sell-out needs a review', 'Sell-out perlu diperiksa'],
  'sell-out-rejected': ['A sell-out was rejected', 'Sell-out ditolak'],
  'sell-out-missing': ['A shop entered no sales this week', 'Toko belum mencatat penjualan minggu ini'],
} satisfies Record<keyof typeof retailEvents, Pair>
