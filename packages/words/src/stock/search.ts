import type { stockSearch, stockSearchActions } from '@sejuk/domain/stock/search'
import type { Pair } from '../words.ts'

export const stockSearchNames = {
  transfers: ['Transfers', 'Transfer'],
  goodsReceipts: ['Goods receipts', 'Penerimaan barang'],
} satisfies Record<(typeof stockSearch)[number], Pair>

export const stockSearchActionNames = {
  stockCard: ['Stock card', 'Kartu stok'],
} satisfies Record<(typeof stockSearchActions)[number], Pair>
