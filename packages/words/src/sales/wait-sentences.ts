import type { WaitMessages } from '@sejuk/domain/sales/waiting/wait-messages'
import type { Pair } from '../words.ts'

export const waitSentences = {
  'pre-order-nothing-arrives': [
    'Only {n} of {item} can be promised by {date}: nothing more arrives until then',
    'Hanya {n} {item} yang dapat dijanjikan sampai {date}: sampai saat itu tidak ada barang lain yang datang',
  ],
  'pre-order-over-promised': [
    'Only {n} of {item} can be promised by {date}: {documents}',
    'Hanya {n} {item} yang dapat dijanjikan sampai {date}: {documents}',
  ],
  'wait-in-line': ['In line', 'Masuk antrean'],
  'wait-no-order-type': ['No order type is in use', 'Tidak ada jenis pesanan yang dipakai'],
  'wait-offer-over': ['The offer is over: the next in line is asked', 'Penawaran sudah habis: giliran berikutnya'],
  'wait-passed': ['Passed on to the next in line', 'Diteruskan ke antrean berikutnya'],
  'wait-taken': ['A draft order was made', 'Draf pesanan dibuat'],
  'wait-withdrawn': ['Taken out of the line', 'Dikeluarkan dari antrean'],
} satisfies Record<keyof WaitMessages, Pair>
