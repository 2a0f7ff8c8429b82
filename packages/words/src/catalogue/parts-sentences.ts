import type { PartsMessages } from '@sejuk/domain/catalogue/parts-messages'
import type { Pair } from '../words.ts'

export const partsSentences = {
  'part-stands-twice-at-position': [
    'The same part stands at this position already',
    'Suku cadang yang sama sudah ada di posisi ini',
  ],
  'last-serial-before-first': [
    'The last serial prefix is before the first',
    'Awalan nomor seri terakhir lebih kecil dari yang pertama',
  ],
  'serial-prefix-letters-digits': [
    'A serial prefix has capital letters and digits',
    'Awalan nomor seri terdiri dari huruf besar dan angka',
  ],
  'parts-list-without-lines': ['A parts list has at least one part', 'Daftar suku cadang berisi paling sedikit satu'],
  'parts-list-exists': [
    'This unit has a parts list of this type already: {code}',
    'Unit ini sudah punya daftar suku cadang jenis ini: {code}',
  ],
  'parts-list-same': ['Choose two different parts lists', 'Pilih dua daftar suku cadang yang berbeda'],
  'item-has-no-parts-list': [
    'Only a unit has a parts list, not a set and not a spare part',
    'Hanya unit yang punya daftar suku cadang, bukan set dan bukan suku cadang',
  ],
  'not-a-spare-part': ['{code} is not a spare part', '{code} bukan suku cadang'],
  'parts-list-copied': ['Parts list copied', 'Daftar suku cadang disalin'],
  'exploded-view-without-picture': ['The view needs a picture first', 'Gambar harus ada terlebih dahulu'],
  'exploded-view-without-parts': [
    'The unit has no parts list of this type yet',
    'Unit ini belum punya daftar suku cadang jenis ini',
  ],
  'exploded-view-to-settle': ['{n} to settle first', '{n} harus dibereskan dahulu'],
  'exploded-view-exists': [
    'This unit has an exploded view of this type already',
    'Unit ini sudah punya gambar urai jenis ini',
  ],
  'exploded-view-published': ['Revision {n} is published', 'Revisi {n} diterbitkan'],
  'exploded-view-restored': ['Revision {n} is the draft now', 'Revisi {n} kini menjadi draf'],
  'exploded-view-picture-removed': ['Picture removed', 'Gambar dihapus'],
  'exploded-view-spots-removed': ['Spots removed', 'Titik dihapus'],
  'exploded-view-nothing-new': [
    'Nothing changed since the last revision',
    'Tidak ada perubahan sejak revisi diterbitkan',
  ],
  'spots-not-valid': ['The spots are not valid', 'Titik pada gambar tidak valid'],
  'label-picture': ['Picture', 'Gambar'],
  'label-spare-part': ['Spare part', 'Suku cadang'],
  'label-interchange-group': ['Interchange group', 'Kelompok pengganti'],
} satisfies Record<keyof PartsMessages, Pair>
