import type { salesEvents } from '@sejuk/domain/sales/events'
import type { Pair } from '../words.ts'

/** What people are told of, as they choose among it. */
export const salesEventNames = {
  'order-waiting': ['An order waits for your decision', 'Pesanan menunggu keputusan Anda'],
  'order-reminder': ['An order still waits for your decision', 'Pesanan masih menunggu keputusan Anda'],
  'order-approved': ['An order of yours was approved', 'Pesanan Anda disetujui'],
  'order-rejected': ['An order of yours was rejected', 'Pesanan Anda ditolak'],
  'order-paid': ['An order is paid', 'Pesanan sudah dibayar'],
  'order-unpaid': ['An order of yours was not paid in time', 'Pesanan Anda tidak dibayar pada waktunya'],
  'order-closed-unpaid': ['An order of yours was closed unpaid', 'Pesanan Anda ditutup tanpa dibayar'],
  'order-withdrawn': ['An order was withdrawn', 'Pesanan ditarik kembali'],
  'order-taken-back': ['An order of yours could not be submitted', 'Pesanan Anda tidak dapat diajukan'],
  'order-locks-released': [
    'The stock of an undecided order was released',
    'Stok pesanan yang belum diputuskan dilepas',
  ],
  'stock-wait-offered': [
    'Goods came that a customer of yours waits for',
    'Barang yang ditunggu pelanggan Anda sudah datang',
  ],
  'lock-stock-approved': ['A lock stock request of yours was approved', 'Pengajuan kunci stok Anda disetujui'],
  'lock-stock-rejected': ['A lock stock request of yours was rejected', 'Pengajuan kunci stok Anda ditolak'],
  'lock-stock-ending': ['A lock of yours ends soon', 'Kunci stok Anda segera berakhir'],
  'lock-stock-over': ['A lock of yours is over', 'Kunci stok Anda berakhir'],
  'lock-release-asked': ['Somebody asks you to release a lock', 'Seseorang meminta Anda melepas kunci stok'],
  'lock-release-done': ['A lock you asked for was released', 'Kunci stok yang Anda minta dilepas'],
  'lock-release-declined': ['A release you asked for was declined', 'Pelepasan yang Anda minta ditolak'],
  'lock-release-unanswered': ['A release you asked for was not answered', 'Pelepasan yang Anda minta tidak dijawab'],
  'cashback-granted': ['Cashback was granted', 'Cashback diberikan'],
  'cashback-rejected': ['A cashback of yours was rejected', 'Cashback Anda ditolak'],
  'cashback-expiring': ['Cashback ends soon', 'Cashback segera berakhir'],
  'cashback-expired': ['Cashback expired', 'Cashback kedaluwarsa'],
  'cashback-payout-approved': ['A payout of cashback was approved', 'Pembayaran cashback disetujui'],
  'cashback-payout-returned': ['A payout of cashback was returned', 'Pembayaran cashback dikembalikan'],
  'special-price-approved': ['A special price was approved', 'Harga khusus disetujui'],
  'special-price-rejected': ['A special price was rejected', 'Harga khusus ditolak'],
  'cashback-books': ['Cashback does not agree with its ledger', 'Cashback tidak cocok dengan buku besarnya'],
  'credit-limit-approved': ['A credit limit was approved', 'Limit kredit disetujui'],
  'credit-limit-rejected': ['A credit limit request of yours was rejected', 'Pengajuan limit kredit Anda ditolak'],
  'temporary-limit-ending': ['A temporary limit ends soon', 'Limit sementara segera berakhir'],
  'temporary-limit-ended': ['A temporary limit ended', 'Limit sementara berakhir'],
} satisfies Record<keyof typeof salesEvents, Pair>
