import type { stockMeasures, stockWaiting } from '@sejuk/domain/stock/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof stockWaiting)[number], Pair>

export const stockWaitingNames = {
  transfersOut: ['Transfers to approve', 'Transfer untuk disetujui'],
  transfersIn: ['Transfers to receive', 'Transfer untuk diterima'],
  stockAdjustments: ['Stock adjustments to approve', 'Penyesuaian stok untuk disetujui'],
} satisfies Waiting

export const stockNextSteps = {
  transfersOut: ['Review', 'Tinjau'],
  transfersIn: ['Receive', 'Terima'],
  stockAdjustments: ['Review', 'Tinjau'],
} satisfies Waiting

export const stockMeasureNames = {
  stockLow: ['Items below their minimum', 'Barang di bawah stok minimum'],
} satisfies Record<(typeof stockMeasures)[number], Pair>
