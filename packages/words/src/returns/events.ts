import type { returnsEvents } from '@sejuk/domain/returns/events'
import type { Pair } from '../words.ts'

export const returnsEventNames = {
  'return-approved': ['A return request was approved', 'Pengajuan retur disetujui'],
  'return-rejected': ['A return request was rejected', 'Pengajuan retur ditolak'],
  'return-received': ['Returned goods were inspected', 'Barang retur sudah diperiksa'],
  'return-closed': ['A return was credited', 'Retur sudah dikreditkan'],
} satisfies Record<keyof typeof returnsEvents, Pair>
