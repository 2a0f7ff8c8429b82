import { words } from '../words.ts'
import { mastersSentences } from './sentences.ts'

export const inputEmailWords = words(
  'input-emails',
  {
    title: ['Input Email', 'Input Email'],
    add: ['Add a Purpose', 'Tambah Keperluan'],
    edit: ['Edit Addresses', 'Ubah Alamat Email'],
    search: ['Search', 'Cari'],
    purpose: ['Purpose', 'Keperluan'],
    description: ['Description', 'Keterangan'],
    to: ['To', 'Kepada'],
    cc: ['Cc', 'Tembusan'],
    status: ['Status', 'Status'],
    is_active: ['Active', 'Aktif'],
  },
  { messages: mastersSentences },
)
