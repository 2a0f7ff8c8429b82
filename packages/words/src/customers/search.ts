import type { customersSearch, customersSearchActions } from '@sejuk/domain/customers/search'
import type { Pair } from '../words.ts'

export const customersSearchNames = {
  customers: ['Customers', 'Pelanggan'],
  shops: ['Shops', 'Toko'],
} satisfies Record<(typeof customersSearch)[number], Pair>

export const customersSearchActionNames = {
  customer: ['Its customer', 'Pelanggannya'],
  shopsOfCustomer: ['Shops', 'Toko'],
} satisfies Record<(typeof customersSearchActions)[number], Pair>
