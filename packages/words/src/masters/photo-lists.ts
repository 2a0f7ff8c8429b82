import { words } from '../words.ts'

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
  {
    Module: 'Modul',
    'Photo alias': 'Alias foto',
    Least: 'Paling sedikit',
    Most: 'Paling banyak',
    '{label} has letters, digits and _': '{label} terdiri dari huruf, angka, dan _',
    'The most is not less than the least': 'Paling banyak tidak boleh kurang dari paling sedikit',
    'A required photo is needed at least once': 'Foto wajib dibutuhkan paling sedikit satu kali',
    'The module asks for this photo already': 'Modul ini sudah meminta foto tersebut',
  },
)
