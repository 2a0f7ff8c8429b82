import { words } from '../words.ts'

export const itemWords = words('items', {
  item: ['Item of the catalogue', 'Barang dari katalog'],
  sparePart: ['Spare part', 'Suku cadang'],
})
