import type { retailSearch } from '@sejuk/domain/retail/search'
import type { Pair } from '../words.ts'

export const retailSearchNames = {
  sellOuts: ['Sell-out', 'Penjualan toko'],
} satisfies Record<(typeof retailSearch)[number], Pair>
