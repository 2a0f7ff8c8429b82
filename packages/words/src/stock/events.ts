import type { stockEvents } from '@sejuk/domain/stock/events'
import type { Pair } from '../words.ts'

export const stockEventNames = {
  'transfer-sent': ['A transfer is on its way to your branch', 'Transfer menuju cabang Anda'],
  'transfer-overdue': ['A transfer is overdue', 'Transfer terlambat'],
  'stock-books': ['Stock does not agree with its moves', 'Stok tidak cocok dengan mutasinya'],
} satisfies Record<keyof typeof stockEvents, Pair>
