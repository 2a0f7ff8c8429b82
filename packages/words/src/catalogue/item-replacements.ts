import { words } from '../words.ts'
import { catalogueSentences } from './sentences.ts'

export const replacementDirectionWords = words('item-replacement-directions', {
  'one-way': ['Old to new only', 'Hanya lama ke baru'],
  both: ['Both ways', 'Dua arah'],
})

export const itemReplacementWords = words(
  'item-replacements',
  {
    title: ['Item Replacement', 'Penggantian Barang'],
    create: ['Add a replacement', 'Tambah penggantian'],
    edit: ['Modify replacement', 'Ubah penggantian'],
    search: ['Item code or name', 'Kode atau nama barang'],
    replace_code: ['Code', 'Kode'],
    old_item_code: ['Old item', 'Barang lama'],
    new_item_code: ['New item', 'Barang baru'],
    old_item_name: ['Name of the old item', 'Nama barang lama'],
    new_item_name: ['Name of the new item', 'Nama barang baru'],
    ratio: ['New for one old', 'Baru untuk satu lama'],
    direction: ['Direction', 'Arah'],
    'one-way': ['Old to new only', 'Hanya lama ke baru'],
    both: ['Both ways', 'Dua arah'],
    valid_from: ['Valid from', 'Berlaku mulai'],
    valid_to: ['Valid to', 'Berlaku sampai'],
    day: ['Holds on', 'Berlaku pada'],
    always: ['no end', 'tanpa akhir'],
    reason: ['Reason', 'Alasan'],
    create_user_name: ['Written by', 'Dibuat oleh'],
    created_date: ['Created', 'Dibuat'],
  },
  { messages: catalogueSentences },
)
