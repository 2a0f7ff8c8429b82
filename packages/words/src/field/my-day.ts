import type { fieldMeasures, fieldWaiting } from '@sejuk/domain/field/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof fieldWaiting)[number], Pair>

export const fieldWaitingNames = {
  attendanceChecks: ['Check-ins outside the office', 'Absen di luar kantor'],
  attendanceRequests: ['Corrections and overtime', 'Koreksi dan lembur'],
  leaves: ['Leave to approve', 'Cuti untuk disetujui'],
  visits: ['Visits to decide about', 'Kunjungan untuk diputuskan'],
  pinProposals: ['Better pins proposed', 'Usulan pin baru'],
  visitCollections: ['Collected on visits', 'Tagihan dari kunjungan'],
} satisfies Waiting

export const fieldNextSteps = {
  attendanceChecks: ['Review', 'Tinjau'],
  attendanceRequests: ['Review', 'Tinjau'],
  leaves: ['Review', 'Tinjau'],
  visits: ['Review', 'Tinjau'],
  pinProposals: ['Review', 'Tinjau'],
  visitCollections: ['Confirm', 'Konfirmasi'],
} satisfies Waiting

export const fieldMeasureNames = {} satisfies Record<(typeof fieldMeasures)[number], Pair>
