import type { mastersSearch } from '@sejuk/domain/masters/search'
import type { Pair } from '../words.ts'

export const mastersSearchNames = {
  staff: ['Staff', 'Staf'],
} satisfies Record<(typeof mastersSearch)[number], Pair>
