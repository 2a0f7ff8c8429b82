import type { InvoiceStatus } from '@sejuk/domain/finance/sales-invoices'
import { type Pair, words } from '../words.ts'

export const invoiceStatusPairs = {
  '1': ['Draft', 'Draf'],
  '2': ['Approved', 'Disetujui'],
  '3': ['Frozen', 'Dibekukan'],
  '4': ['Off', 'Selesai'],
  '5': ['Invalid', 'Batal'],
  '7': ['Approval Pending', 'Menunggu persetujuan'],
  '8': ['Approval Failed', 'Persetujuan gagal'],
} satisfies Record<InvoiceStatus, Pair>

/** Small, so that a chip on other pages does not bring all words of the invoice along. */
export const invoiceStatusWords = words('invoice-statuses', invoiceStatusPairs, { statuses: ['sales-invoice.status'] })
