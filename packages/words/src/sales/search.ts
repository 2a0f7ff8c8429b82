import type { salesSearch, salesSearchActions } from '@sejuk/domain/sales/search'
import type { Pair } from '../words.ts'

export const salesSearchNames = {
  salesOrders: ['Sales orders', 'Pesanan penjualan'],
  cashbacks: ['Cashback lines', 'Baris cashback'],
} satisfies Record<(typeof salesSearch)[number], Pair>

export const salesSearchActionNames = {
  cashbackOfCustomer: ['Cashback of the customer', 'Cashback pelanggan'],
  cashbackStatement: ['Statement', 'Rekening'],
} satisfies Record<(typeof salesSearchActions)[number], Pair>
