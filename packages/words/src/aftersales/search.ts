import type { aftersalesSearch, aftersalesSearchActions } from '@sejuk/domain/aftersales/search'
import type { Pair } from '../words.ts'

export const aftersalesSearchNames = {
  tickets: ['Service tickets', 'Tiket servis'],
  workOrders: ['Work orders', 'Perintah kerja'],
  complaints: ['Complaints', 'Komplain'],
  consumers: ['Consumers', 'Konsumen'],
  technicians: ['Technicians', 'Teknisi'],
  serviceCentres: ['Service centres', 'Pusat servis'],
} satisfies Record<(typeof aftersalesSearch)[number], Pair>

export const aftersalesSearchActionNames = {
  addTicket: ['New ticket', 'Tiket baru'],
  ticket: ['Its ticket', 'Tiketnya'],
  workOrder: ['Its work order', 'Perintah kerjanya'],
  board: ['Calendar board', 'Papan jadwal'],
} satisfies Record<(typeof aftersalesSearchActions)[number], Pair>
