import { words } from '../words.ts'
import { mastersSentences } from './sentences.ts'

export const officeWords = words(
  'offices',
  {
    title: ['Office Configuration', 'Konfigurasi Kantor'],
    add: ['Add Office', 'Tambah Kantor'],
    edit: ['Modify Office', 'Ubah Kantor'],
    office_code: ['Office code', 'Kode kantor'],
    office_name: ['Office name', 'Nama kantor'],
    radius_m: ['Radius', 'Radius'],
    radiusHelp: ['30 to 1000 metres', '30 sampai 1000 meter'],
    metres: ['{n} m', '{n} meter'],
    place: ['Place', 'Tempat'],
  },
  { messages: mastersSentences },
)
