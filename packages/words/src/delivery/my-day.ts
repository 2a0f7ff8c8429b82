import type { deliveryMeasures, deliveryWaiting } from '@sejuk/domain/delivery/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof deliveryWaiting)[number], Pair>

export const deliveryWaitingNames = {
  goodsIssues: ['Goods issues to approve', 'Pengeluaran barang untuk disetujui'],
  receiptSignatures: ['Signatures to compare', 'Tanda tangan untuk dibandingkan'],
  deliveryProblems: ['Problems of deliveries', 'Masalah pengiriman'],
} satisfies Waiting

export const deliveryNextSteps = {
  goodsIssues: ['Review', 'Tinjau'],
  receiptSignatures: ['Compare', 'Bandingkan'],
  deliveryProblems: ['Look into it', 'Periksa'],
} satisfies Waiting

export const deliveryMeasureNames = {
  deliveriesToday: ['Deliveries today', 'Pengiriman hari ini'],
  receiptsMissing: ['Receipts missing for 3 days', 'Tanda terima belum ada 3 hari'],
} satisfies Record<(typeof deliveryMeasures)[number], Pair>
