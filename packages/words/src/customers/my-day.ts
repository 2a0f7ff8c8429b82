import type { customersMeasures, customersWaiting } from '@sejuk/domain/customers/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof customersWaiting)[number], Pair>

export const customersWaitingNames = {
  customers: ['Customers to approve', 'Pelanggan untuk disetujui'],
  adjustments: ['Customer changes to approve', 'Perubahan pelanggan untuk disetujui'],
  signatures: ['Signatures to approve', 'Tanda tangan untuk disetujui'],
} satisfies Waiting

export const customersNextSteps = {
  customers: ['Review', 'Tinjau'],
  adjustments: ['Compare', 'Bandingkan'],
  signatures: ['Review', 'Tinjau'],
} satisfies Waiting

export const customersMeasureNames = {
  salesOfMonth: ['Sales this month', 'Penjualan bulan ini'],
  overdue: ['Receivable overdue', 'Piutang lewat tempo'],
  newCustomers: ['New customers this month', 'Pelanggan baru bulan ini'],
} satisfies Record<(typeof customersMeasures)[number], Pair>
