import type { salesEvents } from '@sejuk/domain/sales/events'
import type { Pair } from '../words.ts'

/** What people are told of, as they choose among it. */
export const salesEventNames = {
  'cashback-granted': ['Cashback was granted', 'Cashback diberikan'],
  'cashback-rejected': ['A cashback of yours was rejected', 'Cashback Anda ditolak'],
  'cashback-expiring': ['Cashback ends soon', 'Cashback segera berakhir'],
  'cashback-expired': ['Cashback expired', 'Cashback kedaluwarsa'],
  'cashback-payout-approved': ['A payout of cashback was approved', 'Pembayaran cashback disetujui'],
  'cashback-payout-returned': ['A payout of cashback was returned', 'Pembayaran cashback dikembalikan'],
  'cashback-books': ['Cashback does not agree with its ledger', 'Cashback tidak cocok dengan buku besarnya'],
} satisfies Record<keyof typeof salesEvents, Pair>
