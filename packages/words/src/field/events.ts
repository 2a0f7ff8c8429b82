import type { fieldEvents } from '@sejuk/domain/field/events'
import type { Pair } from '../words.ts'

export const fieldEventNames = {
  'attendance-outside': ['Somebody checked in outside the office', 'Ada absen di luar kantor'],
  'attendance-asked': ['Somebody asks for a correction or overtime', 'Ada permintaan koreksi atau lembur'],
  'attendance-request-approved': ['Your attendance request is approved', 'Permintaan kehadiran Anda disetujui'],
  'attendance-request-rejected': ['Your attendance request is rejected', 'Permintaan kehadiran Anda ditolak'],
  'leave-asked': ['Somebody asks for leave', 'Ada pengajuan cuti'],
  'leave-asked-instead': ['You decide about leave in place of somebody', 'Anda memutuskan cuti mewakili orang lain'],
  'leave-cancel-asked': ['Somebody asks to cancel a leave', 'Ada permintaan pembatalan cuti'],
  'leave-approved': ['Your leave is approved', 'Cuti Anda disetujui'],
  'leave-rejected': ['Your leave is rejected', 'Cuti Anda ditolak'],
  'leave-cancelled': ['Your leave is cancelled', 'Cuti Anda dibatalkan'],
  'leave-kept': ['Your leave stays as it was', 'Cuti Anda tetap berlaku'],
  'leave-delegated': ['You stand in for somebody', 'Anda menjadi pengganti'],
  'visit-rejected': ['A visit of yours does not count', 'Kunjungan Anda tidak dihitung'],
  'collection-refused': ['Finance refused what you collected', 'Keuangan menolak tagihan Anda'],
} satisfies Record<keyof typeof fieldEvents, Pair>
