import { words } from '../words.ts'

export const undoWords = words(
  'aftersales-undo',
  {
    done: ['You have just done: {action}.', 'Baru saja Anda lakukan: {action}.'],
    undo: ['Undo', 'Urungkan'],
    until: ['possible until {time}', 'bisa sampai {time}'],
  },
  {
    'There is nothing to undo': 'Tidak ada yang dapat diurungkan',
    'Only who did it can undo it': 'Hanya pelakunya yang dapat mengurungkan',
    'It can be undone for {n} minutes only': 'Hanya dapat diurungkan dalam {n} menit',
    'It was changed since and cannot be undone': 'Sudah diubah sesudahnya dan tidak dapat diurungkan',
    'A message about it has left already': 'Pesan tentang hal ini sudah terkirim',
    'The last step was taken back': 'Langkah terakhir diurungkan',
    'The dispatch was taken back': 'Penugasan diurungkan',
  },
)
