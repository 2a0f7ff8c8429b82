import type { sparepartsSearch } from '@sejuk/domain/spareparts/search'
import type { Pair } from '../words.ts'

export const sparepartsSearchNames = {
  partOrders: ['Spare-part orders', 'Pesanan suku cadang'],
} satisfies Record<(typeof sparepartsSearch)[number], Pair>
