import { words } from './words.ts'

export const listGroupWords = words('list-groups', {
  title: ['Groups of this list', 'Kelompok daftar ini'],
  by: ['Group by', 'Kelompokkan menurut'],
  byMonth: ['{name} (month)', '{name} (bulan)'],
  measure: ['Show', 'Tampilkan'],
  count: ['Count', 'Jumlah'],
  choose: ['Choose a column', 'Pilih kolom'],
  nothing: ['(empty)', '(kosong)'],
  others: ['{n} more in smaller groups', '{n} lainnya di kelompok kecil'],
  tooMany: [
    'More than {n} rows. Narrow the filters first, then group them.',
    'Lebih dari {n} baris. Persempit filter dahulu, lalu kelompokkan.',
  ],
  cannot: ['This list cannot be grouped by this column.', 'Daftar ini tidak dapat dikelompokkan menurut kolom ini.'],
  noColumns: ['No column of this list can be grouped.', 'Tidak ada kolom daftar ini yang dapat dikelompokkan.'],
  onlyThese: ['Show only {name}', 'Tampilkan hanya {name}'],
  board: ['Board', 'Papan'],
  bars: ['Chart', 'Grafik'],
  moreN: ['{n} more', '{n} lainnya'],
})
