import type { catalogueWaiting } from '@sejuk/domain/catalogue/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof catalogueWaiting)[number], Pair>

export const catalogueWaitingNames = {
  items: ['Items to approve', 'Barang untuk disetujui'],
  prices: ['Prices to approve', 'Harga untuk disetujui'],
} satisfies Waiting

export const catalogueNextSteps = {
  items: ['Review', 'Tinjau'],
  prices: ['Review', 'Tinjau'],
} satisfies Waiting
