import type { supervisionSearchKinds } from '@sejuk/domain/supervision/search'
import type { Pair } from '../words.ts'

export const supervisionSearchNames = {
  supervisions: ['Supervisions', 'Supervisi'],
} satisfies Record<(typeof supervisionSearchKinds)[number], Pair>
