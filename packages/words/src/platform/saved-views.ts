import { words } from '../words.ts'
import { shellSentences } from './shell-sentences.ts'

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
  { messages: shellSentences },
)
