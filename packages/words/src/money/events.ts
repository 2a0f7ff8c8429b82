import type { moneyEvents } from '@sejuk/domain/money/events'
import type { Pair } from '../words.ts'

export const moneyEventNames = {
  'refund-approved': ['Refund approved', 'Pengembalian uang disetujui'],
  'refund-refused': ['Refund refused', 'Pengembalian uang ditolak'],
} satisfies Record<keyof typeof moneyEvents, Pair>
