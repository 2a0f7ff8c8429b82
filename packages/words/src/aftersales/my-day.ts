import type { aftersalesMeasures, aftersalesWaiting } from '@sejuk/domain/aftersales/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof aftersalesWaiting)[number], Pair>

export const aftersalesWaitingNames = {
  toAccept: ['Work orders to accept', 'Perintah kerja untuk diterima'],
  toSchedule: ['Work orders to schedule', 'Perintah kerja untuk dijadwalkan'],
  toSupport: ['Work orders that need support', 'Perintah kerja butuh dukungan'],
  toConfirm: ['Work orders to confirm', 'Perintah kerja untuk dikonfirmasi'],
  toSurvey: ['Customers to survey', 'Pelanggan untuk disurvei'],
  toCancel: ['Cancellations to decide', 'Pembatalan untuk diputuskan'],
  toDispatch: ['Tickets to dispatch', 'Tiket untuk ditugaskan'],
  costs: ['Service costs to approve', 'Biaya servis untuk disetujui'],
  complaints: ['Overdue complaints', 'Keluhan lewat tenggat'],
} satisfies Waiting

export const aftersalesNextSteps = {
  toAccept: ['Accept', 'Terima'],
  toSchedule: ['Schedule', 'Jadwalkan'],
  toSupport: ['Support', 'Dukung'],
  toConfirm: ['Confirm', 'Konfirmasi'],
  toSurvey: ['Call', 'Telepon'],
  toCancel: ['Decide', 'Putuskan'],
  toDispatch: ['Dispatch', 'Tugaskan'],
  costs: ['Review', 'Tinjau'],
  complaints: ['Answer', 'Jawab'],
} satisfies Waiting

export const aftersalesMeasureNames = {
  openWorkOrders: ['Open work orders', 'Perintah kerja terbuka'],
  serviceInTime: ['Service in time (SLA)', 'Servis tepat waktu (SLA)'],
  fixedAtFirstVisit: ['Repaired at first visit', 'Selesai pada kunjungan pertama'],
  openComplaints: ['Open complaints', 'Keluhan terbuka'],
} satisfies Record<(typeof aftersalesMeasures)[number], Pair>
