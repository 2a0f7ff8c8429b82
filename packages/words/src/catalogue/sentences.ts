import type { CatalogueMessages } from '@sejuk/domain/catalogue/messages'
import type { Pair } from '../words.ts'
import { priceSentences } from './price-sentences.ts'
import { serialSentences } from './serial-sentences.ts'

export const catalogueSentences = {
  // items
  'item-needs-category': [
    'Choose a category; only spare parts have none',
    'Pilih kategori; hanya suku cadang yang tanpa kategori',
  ],
  'item-replaces-itself': ['An item does not replace itself', 'Barang tidak menggantikan dirinya sendiri'],
  'item-was-merged': ['This item was merged into another one', 'Barang ini sudah digabung ke barang lain'],
  'mask-is-no-pattern': ['The mask is not a valid pattern', 'Mask bukan pola yang valid'],
  'only-sets-have-sub-items': ['Only a set has sub items', 'Hanya set yang memiliki sub barang'],
  'set-bears-no-serial': [
    'A set has no serial number of its own; its units have',
    'Set tidak memiliki nomor seri sendiri; unit-unitnya yang punya',
  ],
  'set-contains-itself': ['A set does not contain itself', 'Set tidak memuat dirinya sendiri'],
  'set-is-used-as-set': ['The type Set and the use Set belong together', 'Jenis Set dan pemakaian Set harus sama'],
  'set-needs-sub-items': ['A set needs its sub items', 'Set memerlukan sub barang'],
  'shares-are-not-100': [
    'The price shares are {total}% together; they must be 100%',
    'Jumlah bagian harga {total}%; harus 100%',
  ],
  'sub-item-twice': ['The same sub item stands twice', 'Sub barang yang sama tertulis dua kali'],
  ...priceSentences,
  ...serialSentences,
} satisfies Record<keyof CatalogueMessages, Pair>
