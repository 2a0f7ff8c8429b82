import type { stockEvents } from '@sejuk/domain/stock/events'
import type { Pair } from '../words.ts'

export const stockEventNames = {
  'stock-books': ['Stock does not agree with its moves', 'Stok tidak cocok dengan mutasinya'],
} satisfies Record<keyof typeof stockEvents, Pair>
