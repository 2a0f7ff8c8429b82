import type { customersEvents } from '@sejuk/domain/customers/events'
import type { Pair } from '../words.ts'

/** What people are told of, as they choose among it. */
export const customersEventNames = {
  'customer-submitted': ['A customer waits for your approval', 'Pelanggan menunggu persetujuan Anda'],
  'customer-approved': ['A customer of yours is approved', 'Pelanggan Anda disetujui'],
  'customer-rejected': ['A customer of yours was rejected', 'Pelanggan Anda ditolak'],
  'customer-merged': ['A customer of yours was merged', 'Pelanggan Anda digabungkan'],
  'customer-merge-undone': ['A merge of a customer was taken back', 'Penggabungan pelanggan dibatalkan'],
  'address-rejected': ['A temporary address was rejected', 'Alamat sementara ditolak'],
  'salesman-changed': ['Customers change their salesperson', 'Pelanggan berganti sales'],
} satisfies Record<keyof typeof customersEvents, Pair>
