import { words } from '../words.ts'
import { mastersSentences } from './sentences.ts'

export const regionWords = words(
  'regions',
  {
    province: ['Province', 'Provinsi'],
    city: ['City', 'Kabupaten/Kota'],
    district: ['District', 'Kecamatan'],
    subDistrict: ['Sub District', 'Kelurahan'],
    postalCode: ['Postal Code', 'Kode Pos'],
    choose: ['Choose', 'Pilih'],
    first: ['Choose the {parent} first', 'Pilih {parent} dahulu'],
    learned: ['Confirmed here before', 'Pernah dipastikan di sini'],
  },
  { messages: mastersSentences },
)
