import type { financeEvents } from '@sejuk/domain/finance/events'
import type { Pair } from '../words.ts'

export const financeEventNames = {
  'cheque-bounced': ['A cheque bounced', 'Giro/cek ditolak bank'],
  'cheques-refused': ['Cheques of a customer are no longer taken', 'Giro/cek pelanggan tidak diterima lagi'],
  'cheques-due': ['Cheques can be deposited today', 'Giro/cek dapat disetorkan hari ini'],
  'tax-invoice-sent': ['A tax invoice for a customer', 'Faktur pajak untuk pelanggan'],
  'statement-sent': ['A statement for a customer', 'Rekening koran untuk pelanggan'],
  'e-invoices-due': ['Electronic invoices are due', 'Batas unggah faktur elektronik'],
  'payment-reminder': ['A customer is reminded of what is late', 'Pelanggan diingatkan tagihan terlambat'],
} satisfies Record<keyof typeof financeEvents, Pair>
