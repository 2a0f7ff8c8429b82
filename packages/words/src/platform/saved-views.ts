import { words } from '../words.ts'

export const savedViewWords = words(
  'saved-views',
  {
    views: ['Saved views', 'Tampilan tersimpan'],
    mine: ['Mine', 'Milik saya'],
    shared: ['Shared with {role}', 'Dibagikan ke {role}'],
    save: ['Save this view', 'Simpan tampilan ini'],
    name: ['Name', 'Nama'],
    shareWith: ['Share with', 'Bagikan ke'],
    nobody: ['Nobody', 'Tidak ada'],
    by: ['by {name}', 'oleh {name}'],
    sureToDelete: ['Delete the view {name}?', 'Hapus tampilan {name}?'],
    noViews: ['No view is saved yet', 'Belum ada tampilan tersimpan'],
  },
  {
    Name: 'Nama',
    'You already have a view of this name': 'Anda sudah memiliki tampilan dengan nama ini',
    'You can share a view only with a role of your own': 'Tampilan hanya dapat dibagikan ke peran Anda sendiri',
    'No more than {n} views of one list can be kept': 'Paling banyak {n} tampilan per daftar',
    'These filters are too many to be kept': 'Filter ini terlalu banyak untuk disimpan',
  },
)
