import type { returnsEvents } from '@sejuk/domain/returns/events'
import type { Pair } from '../words.ts'

export const returnsEventNames = {
  'return-approved': ['A return request was approved', 'Pengajuan retur disetujui'],
  'return-rejected': ['A return request was rejected', 'Pengajuan retur ditolak'],
  'return-received': ['Returned goods were inspected', 'Barang retur sudah diperiksa'],
  'return-closed': ['A return was credited', 'Retur sudah dikreditkan'],
  'rma-head-office': ['An exchange waits for head office sales', 'Penukaran unit menunggu sales pusat'],
  'rma-approved': ['An exchange was approved', 'Penukaran unit disetujui'],
  'rma-rejected': ['An exchange was rejected', 'Penukaran unit ditolak'],
  'rma-reminder': ['An old unit is not back yet', 'Unit lama belum kembali'],
  'rma-invoiced': ['An old unit that is not back was billed', 'Unit lama yang tidak kembali ditagih'],
} satisfies Record<keyof typeof returnsEvents, Pair>
