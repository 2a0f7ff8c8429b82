import type { fieldSearch } from '@sejuk/domain/field/search'
import type { Pair } from '../words.ts'

export const fieldSearchNames = {
  visits: ['Visits', 'Kunjungan'],
} satisfies Record<(typeof fieldSearch)[number], Pair>
