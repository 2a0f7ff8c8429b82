import { baseSentences } from './base-sentences.ts'
import { words } from './words.ts'

/** Bringing photos and files, wherever that is done. */
export const uploadWords = words(
  'uploads',
  {
    choose: ['Choose files', 'Pilih berkas'],
    dropThem: ['or drop them here', 'atau jatuhkan di sini'],
    takePhoto: ['Take a photo', 'Ambil foto'],
    preparing: ['Preparing', 'Menyiapkan'],
    sending: ['{percent}%', '{percent}%'],
    waiting: ['No connection. It goes on by itself', 'Tidak ada sambungan. Akan lanjut sendiri'],
    queued: ['Waiting for its turn', 'Menunggu giliran'],
    done: ['Uploaded', 'Terunggah'],
    resumed: ['Resumed after the interruption', 'Dilanjutkan setelah terputus'],
    progressOf: ['Upload of {name}', 'Unggahan {name}'],
    cancelOf: ['Cancel {name}', 'Batalkan {name}'],
    add: ['Add', 'Tambah'],
    addTo: ['Add to {code}', 'Tambah ke {code}'],
    whichPhoto: ['What it shows', 'Isi foto'],
  },
  { messages: baseSentences },
)
