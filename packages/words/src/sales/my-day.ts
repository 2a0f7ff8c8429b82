import type { salesMeasures, salesWaiting } from '@sejuk/domain/sales/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof salesWaiting)[number], Pair>

export const salesWaitingNames = {
  salesOrders: ['Sales orders to decide', 'Pesanan penjualan untuk diputuskan'],
  cashbacks: ['Cashbacks to approve', 'Cashback untuk disetujui'],
  cashbackChanges: ['Cashback changes to approve', 'Perubahan cashback untuk disetujui'],
  lockStockRequests: ['Lock stock requests to approve', 'Kunci stok untuk disetujui'],
  specialPrices: ['Special prices to approve', 'Harga khusus untuk disetujui'],
  creditLimitRequests: ['Credit limits to decide', 'Limit kredit untuk diputuskan'],
} satisfies Waiting

export const salesNextSteps = {
  salesOrders: ['Review', 'Tinjau'],
  cashbacks: ['Review', 'Tinjau'],
  cashbackChanges: ['Review', 'Tinjau'],
  lockStockRequests: ['Review', 'Tinjau'],
  specialPrices: ['Review', 'Tinjau'],
  creditLimitRequests: ['Review', 'Tinjau'],
} satisfies Waiting

export const salesMeasureNames = {
  orderedThisMonth: ['Ordered this month', 'Dipesan bulan ini'],
  cashbackLeft: ['Cashback balance', 'Saldo cashback'],
  cashbackEnding: ['Cashback ending in 30 days', 'Cashback hangus dalam 30 hari'],
} satisfies Record<(typeof salesMeasures)[number], Pair>
