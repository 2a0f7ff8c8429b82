import type { Standing } from '@sejuk/domain/learning/enrolments'
import type { Pair } from '../words.ts'

export const standingWords = {
  Not_Started: ['Not started', 'Belum mulai'],
  In_Progress: ['In progress', 'Berjalan'],
  Passed: ['Passed', 'Lulus'],
  Failed: ['Not passed', 'Belum lulus'],
  Overdue: ['Overdue', 'Terlambat'],
  Expired: ['Expired', 'Kedaluwarsa'],
} satisfies Record<Standing, Pair>
