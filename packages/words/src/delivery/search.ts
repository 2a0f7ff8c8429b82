import type { deliverySearchKinds } from '@sejuk/domain/delivery/search'
import type { Pair } from '../words.ts'

export const deliverySearchNames = {
  deliveries: ['Deliveries', 'Surat jalan'],
} satisfies Record<(typeof deliverySearchKinds)[number], Pair>
