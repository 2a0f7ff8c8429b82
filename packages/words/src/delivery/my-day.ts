import type { deliveryMeasures, deliveryWaiting } from '@sejuk/domain/delivery/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof deliveryWaiting)[number], Pair>

export const deliveryWaitingNames = {
  goodsIssues: ['Goods issues to approve', 'Pengeluaran barang untuk disetujui'],
  receiptSignatures: ['Signatures to compare', 'Tanda tangan untuk dibandingkan'],
  deliveryProblems: ['Problems of deliveries', 'Masalah pengiriman'],
  cashToCount: ['Cash with drivers', 'Uang tunai dibawa sopir'],
  cashToDeposit: ['Cash to deposit', 'Uang tunai untuk disetorkan'],
  cashDifferences: ['Cash that is short', 'Uang tunai yang kurang'],
} satisfies Waiting

export const deliveryNextSteps = {
  goodsIssues: ['Review', 'Tinjau'],
  receiptSignatures: ['Compare', 'Bandingkan'],
  deliveryProblems: ['Look into it', 'Periksa'],
  cashToCount: ['Count', 'Hitung'],
  cashToDeposit: ['Deposit', 'Setorkan'],
  cashDifferences: ['Close', 'Selesaikan'],
} satisfies Waiting

export const deliveryMeasureNames = {
  deliveriesToday: ['Deliveries today', 'Pengiriman hari ini'],
  receiptsMissing: ['Receipts missing for 3 days', 'Tanda terima belum ada 3 hari'],
} satisfies Record<(typeof deliveryMeasures)[number], Pair>
