import type { sparepartsEvents } from '@sejuk/domain/spareparts/events'
import type { Pair } from '../words.ts'

export const sparepartsEventNames = {
  'sparepart-submitted': ['A spare-part order waits to be checked', 'Pesanan suku cadang menunggu diperiksa'],
  'sparepart-rejected': ['Your spare-part order is rejected', 'Pesanan suku cadang Anda ditolak'],
  'sparepart-refunded': ['Your payment for parts goes back', 'Pembayaran part Anda dikembalikan'],
  'sparepart-substitute': ['A substitute is offered to you', 'Part pengganti ditawarkan kepada Anda'],
  'sparepart-sent': ['Your spare parts are on their way', 'Suku cadang Anda dalam perjalanan'],
  'sparepart-arrived': ['All parts of a work order have arrived', 'Semua part perintah kerja sudah tiba'],
  'sparepart-promise-broken': ['A promised date of a part has passed', 'Tanggal janji part terlewat'],
  'shelf-count-opened': ['The shelf is to be counted', 'Rak perlu dihitung'],
  'shelf-count-late': ['The shelf is not counted yet', 'Rak belum dihitung'],
  'sparepart-promised': ['A customer is told when the part comes', 'Pelanggan diberi tahu kapan part tiba'],
} satisfies Record<keyof typeof sparepartsEvents, Pair>
