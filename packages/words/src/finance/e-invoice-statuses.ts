import type { EInvoiceStatus } from '@sejuk/domain/finance/electronic-invoices'
import { type Pair, words } from '../words.ts'

export const eInvoiceStatusNames = {
  Not_Ready: ['Needs fixing', 'Perlu diperbaiki'],
  Ready: ['Ready', 'Siap'],
  Uploading: ['Uploading', 'Diunggah'],
  Waiting_DJP: ['Waiting for DJP', 'Menunggu DJP'],
  Approved_DJP: ['Accepted by DJP', 'Diterima DJP'],
  Rejected_DJP: ['Rejected by DJP', 'Ditolak DJP'],
  Replacing: ['Being replaced', 'Sedang diganti'],
  Replaced: ['Replaced', 'Diganti'],
  Cancelling: ['Being cancelled', 'Sedang dibatalkan'],
  Cancelled: ['Cancelled', 'Dibatalkan'],
} satisfies Record<EInvoiceStatus, Pair>

/** Small, so that a chip on other pages does not bring all words along. */
export const eInvoiceStatusWords = words('e-invoice-statuses', eInvoiceStatusNames, { statuses: ['e_status'] })
