import type { catalogueSearch, catalogueSearchActions } from '@sejuk/domain/catalogue/search'
import type { Pair } from '../words.ts'

export const catalogueSearchNames = {
  items: ['Items', 'Barang'],
  serialNumbers: ['Serial numbers', 'Nomor seri'],
} satisfies Record<(typeof catalogueSearch)[number], Pair>

export const catalogueSearchActionNames = {
  item: ['Its item', 'Barangnya'],
  priceOfItem: ['Price', 'Harga'],
  explodedView: ['Exploded view', 'Gambar urai'],
} satisfies Record<(typeof catalogueSearchActions)[number], Pair>
