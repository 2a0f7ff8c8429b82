import type { returnsSearch } from '@sejuk/domain/returns/search'
import type { Pair } from '../words.ts'

export const returnsSearchNames = {
  returnRequests: ['Returns', 'Retur'],
  rmaRequests: ['Exchanges of units', 'Penukaran unit'],
} satisfies Record<(typeof returnsSearch)[number], Pair>
