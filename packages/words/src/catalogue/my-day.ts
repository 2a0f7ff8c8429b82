import type { catalogueWaiting } from '@sejuk/domain/catalogue/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof catalogueWaiting)[number], Pair>

export const catalogueWaitingNames = {
  items: ['Items to approve', 'Barang untuk disetujui'],
  prices: ['Prices to approve', 'Harga untuk disetujui'],
  itemTools: ['Changes of many items to approve', 'Perubahan banyak barang untuk disetujui'],
} satisfies Waiting

export const catalogueNextSteps = {
  items: ['Review', 'Tinjau'],
  prices: ['Review', 'Tinjau'],
  itemTools: ['Review', 'Tinjau'],
} satisfies Waiting
