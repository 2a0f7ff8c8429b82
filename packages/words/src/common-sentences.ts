import type { Pair } from './words.ts'

/** What any page may have to say. The first page loads them. */
export const commonSentences = {
  'no-permission': ['No Permission', 'Tidak Ada Izin'],
  'needs-status': ['Needs status {statuses}', 'Perlu status {statuses}'],
  'one-or-other': ['{first} or {second}', '{first} atau {second}'],
  'author-approves': [
    'Somebody else than who wrote it must approve it',
    'Orang lain selain penulisnya yang harus menyetujui',
  ],
  'done-by-system': ['This is done by the system', 'Ini dilakukan oleh sistem'],
  'not-for-this-record': ['This is not possible for this record', 'Ini tidak dapat dilakukan untuk data ini'],
  text: ['{text}', '{text}'],
  'account-no-longer-active-ask': [
    'This account is no longer active. Please ask an administrator',
    'Akun ini sudah tidak aktif. Silakan hubungi administrator',
  ],
  'address-too-long': ['The address is too long', 'Alamat terlalu panjang'],
  'check-your-input': ['Please check your input', 'Silakan periksa masukan Anda'],
  'choice-missing': ['This choice is missing', 'Pilihan ini belum ada'],
  'month-written-2026-11': ['A month is written 2026-11', 'Bulan ditulis seperti 2026-11'],
  'data-changed-someone-else-reload': [
    'Data was changed by someone else. Please reload',
    'Data telah diubah orang lain. Silakan muat ulang',
  ],
  'data-not-found': ['Data not found', 'Data tidak ditemukan'],
  'data-preparing-check-notification-message': [
    'Data is preparing, Please check notification message after 10 seconds, then download excel from that message.',
    'Data sedang disiapkan, Silakan periksa pesan notifikasi setelah 10 detik, lalu unduh excel dari pesan tersebut.',
  ],
  'data-saved-successfully': ['Data saved successfully', 'Data berhasil disimpan'],
  deleted: ['Deleted', 'Dihapus'],
  failed: ['Failed', 'Gagal'],
  'link-no-longer-valid': ['This link is no longer valid', 'Tautan ini sudah tidak berlaku'],
  'log-in': ['Please log in', 'Silakan masuk'],
  'no-connection-server': ['No connection to the server', 'Tidak ada sambungan ke server'],
  'no-data': ['No Data', 'Tidak Ada Data'],
  'no-room-for-files-at': ['There is no room for files at the moment', 'Saat ini tidak ada ruang untuk berkas'],
  'page-too-deep-jump-narrow': [
    'This page is too deep to jump to. Narrow the filter, or go page by page',
    'Halaman ini terlalu jauh untuk dilompati. Persempit filter, atau buka halaman demi halaman',
  ],
  'pages-start-at-1': ['Pages start at 1', 'Halaman dimulai dari 1'],
  released: ['Released', 'Dilepas'],
  'request-could-not-read': ['The request could not be read', 'Permintaan tidak dapat dibaca'],
  'request-did-not-come-from': [
    'This request did not come from our own pages',
    'Permintaan ini tidak berasal dari halaman kami',
  ],
  'request-too-large': ['The request is too large', 'Permintaan terlalu besar'],
  'server-did-not-answer-in': ['The server did not answer in {n} seconds', 'Server tidak menjawab dalam {n} detik'],
  'signed-out': ['Signed out', 'Anda telah keluar'],
  'something-went-wrong': ['Something went wrong: {detail}', 'Terjadi kesalahan: {detail}'],
  'system-busy-nothing-lost': ['The system is busy, nothing was lost', 'Sistem sedang sibuk, tidak ada yang hilang'],
  'too-many-requests-wait-moment': [
    'Too many requests. Please wait a moment',
    'Terlalu banyak permintaan. Mohon tunggu sebentar',
  ],
  'unexpected-error': ['Unexpected error', 'Terjadi kesalahan tak terduga'],
  updated: ['Updated', 'Diperbarui'],
  'session-expired': [
    'Your session has expired. Please log in again',
    'Sesi Anda telah berakhir. Silakan masuk kembali',
  ],
  'session-not-valid': [
    'Your session is not valid. Please log in again',
    'Sesi Anda tidak valid. Silakan masuk kembali',
  ],
  rejected: ['Rejected', 'Ditolak'],
  success: ['Success', 'Berhasil'],
} as const satisfies Record<string, Pair>
