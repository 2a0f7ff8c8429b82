import { words } from '../words.ts'

export const inputEmailWords = words(
  'input-emails',
  {
    title: ['Input Email', 'Input Surel'],
    add: ['Add a Purpose', 'Tambah Keperluan'],
    edit: ['Edit Addresses', 'Ubah Alamat Surel'],
    search: ['Search', 'Cari'],
    purpose: ['Purpose', 'Keperluan'],
    description: ['Description', 'Keterangan'],
    to: ['To', 'Kepada'],
    cc: ['Cc', 'Tembusan'],
    status: ['Status', 'Status'],
    is_active: ['Active', 'Aktif'],
  },
  {
    'Purpose is 2 to 50 small letters, digits and hyphens':
      'Keperluan 2 sampai 50 huruf kecil, angka, dan tanda hubung',
    'This purpose is already there': 'Keperluan ini sudah ada',
    'An address is in To already': 'Alamat ini sudah ada di Kepada',
  },
)
