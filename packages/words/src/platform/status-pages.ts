import { words } from '../words.ts'
import { sessionSentences } from './session-sentences.ts'

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
    whomToAsk: [
      'Ask the administrator of your branch ({branch}) or the IT team for it, and name the page and your user name: {username}.',
      'Mintalah kepada administrator cabang Anda ({branch}) atau tim IT, sebutkan halaman dan nama pengguna Anda: {username}.',
    ],
    notFoundText: [
      'There is no page {path}. Search for the record instead with Ctrl K, or ask the administrator of your branch ({branch}).',
      'Tidak ada halaman {path}. Cari datanya dengan Ctrl K, atau tanyakan kepada administrator cabang Anda ({branch}).',
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
  { messages: sessionSentences },
)
