import type { moneyWaiting } from '@sejuk/domain/money/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof moneyWaiting)[number], Pair>

export const moneyWaitingNames = {
  creditToUse: ['Credit of customers who owe', 'Kredit pelanggan yang masih berutang'],
  refundsToApprove: ['Refunds to approve', 'Pengembalian untuk disetujui'],
  refundsToPay: ['Refunds for the bank', 'Pengembalian untuk bank'],
  bankLinesToDecide: ['Bank lines to decide', 'Baris bank untuk diputuskan'],
  bankLinesUnidentified: ['Unidentified payments', 'Pembayaran belum dikenal'],
} satisfies Waiting

export const moneyNextSteps = {
  creditToUse: ['Use credit', 'Pakai kredit'],
  refundsToApprove: ['Review', 'Tinjau'],
  refundsToPay: ['Make bank file', 'Buat berkas bank'],
  bankLinesToDecide: ['Decide', 'Putuskan'],
  bankLinesUnidentified: ['Look for the payer', 'Cari pembayar'],
} satisfies Waiting
