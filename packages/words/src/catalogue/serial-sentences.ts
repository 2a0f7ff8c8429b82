import type { SerialMessages } from '@sejuk/domain/catalogue/serial-messages'
import type { Pair } from '../words.ts'

export const serialSentences = {
  'item-has-no-serial-numbers': ['Item {item} has no serial numbers', 'Barang {item} tidak memakai nomor seri'],
  'serial-cannot-be': [
    'Serial number {serial} is {status}, it cannot be {event}',
    'Nomor seri {serial} {status}, tidak dapat {event}',
  ],
  'serial-lies-elsewhere': [
    'Serial number {serial} does not lie in this warehouse',
    'Nomor seri {serial} tidak ada di gudang ini',
  ],
  'serial-not-known': ['Serial number {serial} is not known', 'Nomor seri {serial} tidak dikenal'],
  'serial-number-already-exists': ['Serial number already exists', 'Nomor seri sudah ada'],
  'serial-number-does-not-match-the-model': [
    'Serial number does not match the model',
    'Nomor seri tidak sesuai dengan model',
  ],
  'serial-status-InFactory': ['in the factory', 'di pabrik'],
  'serial-status-InStock': ['in stock', 'dalam stok'],
  'serial-status-Locked': ['locked', 'terkunci'],
  'serial-status-InTransit': ['in transit', 'dalam perjalanan'],
  'serial-status-Sold': ['sold', 'terjual'],
  'serial-status-SoldOut': ['sold out', 'terjual ke konsumen'],
  'serial-status-Installed': ['installed', 'terpasang'],
  'serial-status-Replaced': ['replaced', 'diganti'],
  'serial-status-Returned': ['returned', 'dikembalikan'],
  'serial-status-Scrapped': ['scrapped', 'dibuang'],
  'serial-event-produced': ['produced', 'diproduksi'],
  'serial-event-received': ['received', 'diterima'],
  'serial-event-locked': ['locked', 'dikunci'],
  'serial-event-unlocked': ['unlocked', 'dilepas kuncinya'],
  'serial-event-sent': ['sent', 'dikirim'],
  'serial-event-arrived': ['put into stock on arrival', 'masuk stok saat tiba'],
  'serial-event-delivered': ['delivered', 'diserahkan'],
  'serial-event-sold-out': ['sold out', 'dijual ke konsumen'],
  'serial-event-sell-out-reversed': ['taken back from its sell-out', 'dibatalkan penjualan konsumennya'],
  'serial-event-installed': ['installed', 'dipasang'],
  'serial-event-replaced': ['replaced', 'diganti'],
  'serial-event-returned': ['returned', 'dikembalikan'],
  'serial-event-restocked': ['put into stock again', 'masuk stok lagi'],
  'serial-event-scrapped': ['scrapped', 'dibuang'],
} satisfies Record<keyof SerialMessages, Pair>
