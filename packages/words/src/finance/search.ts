import type { financeSearch } from '@sejuk/domain/finance/search'
import type { Pair } from '../words.ts'

export const financeSearchNames = {
  cheques: ['Cheques', 'Giro'],
  salesInvoices: ['Sales invoices', 'Faktur penjualan'],
} satisfies Record<(typeof financeSearch)[number], Pair>
