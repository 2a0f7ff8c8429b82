import { words } from '../words.ts'
import { mastersSentences } from './sentences.ts'

export const photoListWords = words(
  'photo-lists',
  {
    title: ['Photo List', 'Daftar Foto'],
    add: ['Ask for a Photo', 'Tambah Foto'],
    edit: ['Modify Photo', 'Ubah Foto'],
    module_name: ['Module', 'Modul'],
    photo_alias: ['Photo alias', 'Alias foto'],
    howMany: ['How many', 'Berapa banyak'],
    atLeast: ['{least} to {most}', '{least} sampai {most}'],
    min_photos: ['Least', 'Paling sedikit'],
    max_photos: ['Most', 'Paling banyak'],
    is_required: ['Required', 'Wajib'],
    optional: ['Optional', 'Opsional'],
    camera_only: ['Camera only', 'Hanya kamera'],
    fromGallery: ['Camera or gallery', 'Kamera atau galeri'],
    takenWith: ['Taken with', 'Diambil dengan'],
  },
  { messages: mastersSentences },
)
