import type { installersEvents } from '@sejuk/domain/installers/events'
import type { Pair } from '../words.ts'

/** What people are told of, as they choose among it. */
export const installersEventNames = {
  'installer-approved': ['Your identity is approved', 'Identitas Anda disetujui'],
  'installer-bank-approved': ['Your bank account is approved', 'Rekening bank Anda disetujui'],
  'installer-rejected': ['Your registration was rejected', 'Pendaftaran Anda ditolak'],
  'installer-sales-rejected': ['You were refused as a sales installer', 'Anda ditolak sebagai installer penjualan'],
  'installer-identity-withdrawn': ['Your identity must be corrected', 'Identitas Anda perlu diperbaiki'],
  'installer-bank-withdrawn': ['Your bank account must be corrected', 'Rekening bank Anda perlu diperbaiki'],
  'installer-paused': ['Your cooperation is paused', 'Kerja sama Anda dijeda'],
  'installer-resumed': ['Your cooperation goes on', 'Kerja sama Anda dilanjutkan'],
  'installer-phone-changed': ['Your phone number was changed', 'Nomor telepon Anda diganti'],
  'bonus-approved': ['Your bonus ticket is approved', 'Tiket bonus Anda disetujui'],
  'bonus-withdrawn': ['Your bonus ticket is to be corrected', 'Tiket bonus Anda perlu diperbaiki'],
  'bonus-denied': ['Your bonus ticket is denied', 'Tiket bonus Anda ditolak'],
  'bonus-held': ['Your bonus ticket is on hold', 'Tiket bonus Anda ditahan'],
  'bonus-hold-over': ['A bonus ticket you held goes on', 'Tiket bonus yang Anda tahan berlanjut'],
  'bonus-paid': ['Your bonus is paid', 'Bonus Anda dibayar'],
  'bonus-payment-failed': ['Your bonus could not be paid', 'Bonus Anda gagal dibayarkan'],
  'settlement-approved': ['A settlement of yours is approved', 'Pembayaran bonus Anda disetujui'],
  'settlement-returned': ['A settlement of yours came back', 'Pembayaran bonus Anda dikembalikan'],
} satisfies Record<keyof typeof installersEvents, Pair>
