import type { PlatformMessages } from '@sejuk/domain/platform/messages'
import type { Pair } from '../words.ts'

/** What the bars around every page say: shortcuts, views, notifications, downloads. */
export const shellSentences = {
  'address-leads-no-page-yours': [
    'This address leads to no page of yours',
    'Alamat ini tidak menuju halaman milik Anda',
  ],
  'data-already-being-prepared': ['This data is already being prepared', 'Data ini sudah sedang disiapkan'],
  'data-can-no-longer-downloaded': ['This data can no longer be downloaded', 'Data ini tidak dapat diunduh lagi'],
  'home-page-open-everybody': ['The home page is open to everybody', 'Beranda terbuka untuk semua orang'],
  'menu-does-not-exist': ['Menu {menu} does not exist', 'Menu {menu} tidak ada'],
  'message-cannot-switched-off': ['This message cannot be switched off', 'Pesan ini tidak dapat dimatikan'],
  'no-file-download': ['There is no file to download', 'Tidak ada berkas untuk diunduh'],
  'no-menu-leads': ['No menu leads to {page}', 'Tidak ada menu yang menuju {page}'],
  'no-more-than-shortcuts-can': ['No more than {n} shortcuts can be kept', 'Paling banyak {n} pintasan'],
  'no-more-than-views-one': ['No more than {n} views of one list can be kept', 'Paling banyak {n} tampilan per daftar'],
  'shortcut-added': ['The shortcut is added', 'Pintasan ditambahkan'],
  'string-decoded-not-correctly-encoded': [
    'The string to be decoded is not correctly encoded.',
    'Teks yang akan dibaca tidak tersandi dengan benar.',
  ],
  'these-filters-too-many-kept': ['These filters are too many to be kept', 'Filter ini terlalu banyak untuk disimpan'],
  'you-already-shortcut-page': [
    'You already have a shortcut to this page',
    'Anda sudah memiliki pintasan ke halaman ini',
  ],
  'you-already-view-name': ['You already have a view of this name', 'Anda sudah memiliki tampilan dengan nama ini'],
  'you-can-share-view-only': [
    'You can share a view only with a role of your own',
    'Tampilan hanya dapat dibagikan ke peran Anda sendiri',
  ],
} satisfies Partial<Record<keyof PlatformMessages, Pair>>
