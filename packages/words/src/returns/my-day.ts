import type { returnsMeasures, returnsWaiting } from '@sejuk/domain/returns/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof returnsWaiting)[number], Pair>

export const returnsWaitingNames = {
  returnRequests: ['Returns to approve', 'Retur untuk disetujui'],
  returnsToReceive: ['Returned goods to receive', 'Barang retur untuk diterima'],
  returnsToClose: ['Returns to credit', 'Retur untuk dikreditkan'],
  rmaRequests: ['Exchanges to approve', 'Penukaran unit untuk disetujui'],
} satisfies Waiting

export const returnsNextSteps = {
  returnRequests: ['Review', 'Tinjau'],
  returnsToReceive: ['Inspect', 'Periksa'],
  returnsToClose: ['Credit', 'Kreditkan'],
  rmaRequests: ['Review', 'Tinjau'],
} satisfies Waiting

export const returnsMeasureNames = {} satisfies Record<(typeof returnsMeasures)[number], Pair>
