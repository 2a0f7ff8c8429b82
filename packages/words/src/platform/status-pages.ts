import { words } from '../words.ts'

/** Pages that are not where one wanted to be. */
export const statusPageWords = words(
  'signposts',
  {
    notFound: ['The page you are looking for is not available.', 'Halaman yang Anda cari tidak tersedia.'],
    noPermission: ['No Permission', 'Tidak Ada Izin'],
    askAdministrator: [
      'If you need access this page, please contact with Administrator.',
      'Jika Anda memerlukan akses ke halaman ini, silakan hubungi Administrator.',
    ],
    home: ['Back to Homepage', 'Kembali ke Beranda'],
    forbidden: ['Forbidden', 'Akses Dilarang'],
    underConstruction: ['Under Construction.', 'Sedang Dalam Pengembangan.'],
    stayTuned: [
      "Stay tuned. While we're working for the best for you.",
      'Nantikan terus. Kami sedang mengerjakan yang terbaik untuk Anda.',
    ],
    loadFailed: ['The page did not load', 'Halaman gagal dimuat'],
    loadFailedText: [
      'The server could not be reached, or a newer version has arrived. Your drafts are kept.',
      'Server tidak dapat dihubungi, atau ada versi baru. Draf Anda tetap tersimpan.',
    ],
    renderFailed: ['This page stumbled', 'Halaman ini bermasalah'],
    noMenu: [
      'No Menu. Please contact IT Team to get menu access',
      'Tidak ada menu. Silakan hubungi Tim IT untuk mendapatkan akses menu',
    ],
    noPageAccess: [
      'No Permission Page Access. Request Page: {path}',
      'Tidak Ada Izin Akses Halaman. Halaman yang diminta: {path}',
    ],
  },
  {
    'Not registered': 'Belum terdaftar',
    'This sign-in link is no longer valid. Please sign in again':
      'Tautan masuk ini sudah tidak berlaku. Silakan masuk kembali',
    'The sign-in was cancelled': 'Proses masuk dibatalkan',
    'Sign-in with {name} is not possible right now. Please try again':
      'Masuk dengan {name} sedang tidak dapat dilakukan. Silakan coba lagi',
    'Company account': 'Akun perusahaan',
    'This account is no longer active. Please ask an administrator':
      'Akun ini sudah tidak aktif. Silakan hubungi administrator',
    'This link is not valid. Please open it from the message again':
      'Tautan ini tidak valid. Silakan buka kembali dari pesan',
    'This link leads to no page of ours': 'Tautan ini tidak menuju halaman mana pun di sini',
    'Invalid token': 'Token tidak valid',
    'Invalid code number': 'Nomor kode tidak valid',
    'The string to be decoded is not correctly encoded.': 'Teks yang akan dibaca tidak tersandi dengan benar.',
  },
)
