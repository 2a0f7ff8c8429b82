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
  {
    'Allowed file types are: {list}': 'Jenis berkas yang diizinkan: {list}',
    'No more than {n} MB a day can be uploaded by one person':
      'Satu orang dapat mengunggah paling banyak {n} MB per hari',
    'No more than {n} million pixels': 'Paling banyak {n} juta piksel',
    'There is no room for files at the moment': 'Saat ini tidak ada ruang untuk berkas',
    'The content of the file is not what its name says': 'Isi berkas tidak sesuai dengan namanya',
  },
)
