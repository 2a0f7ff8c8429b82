import { words } from '../words.ts'
import { shellSentences } from './shell-sentences.ts'

export const shortcutWords = words(
  'shortcuts',
  {
    bookmarks: ['Bookmark Shortcut', 'Pintasan Bookmark'],
    bookmarksText: [
      'Your own ways to the pages you open most. They stand on the home page and in the search.',
      'Jalan Anda sendiri ke halaman yang paling sering dibuka. Tampil di beranda dan di pencarian.',
    ],
    mine: ['My shortcuts', 'Pintasan saya'],
    countOf: ['{n} of {most}', '{n} dari {most}'],
    none: ['No shortcut yet', 'Belum ada pintasan'],
    noneText: [
      'Open a page, set its filters, and choose Keep as a shortcut in the System Menu. Or add one here.',
      'Buka halaman, atur filternya, lalu pilih Simpan sebagai pintasan di Menu Sistem. Atau tambahkan di sini.',
    ],
    noneHere: [
      'Keep a page by the System Menu, and it stands here.',
      'Simpan halaman lewat Menu Sistem, lalu tampil di sini.',
    ],
    gone: ['This page can no longer be opened', 'Halaman ini tidak dapat dibuka lagi'],
    add: ['Add shortcut', 'Tambah pintasan'],
    addTitle: ['Add a shortcut', 'Tambah pintasan'],
    editTitle: ['Edit shortcut', 'Ubah pintasan'],
    manage: ['Manage shortcuts', 'Kelola pintasan'],
    label: ['Name', 'Nama'],
    page: ['Page', 'Halaman'],
    address: ['Address', 'Alamat'],
    addressHint: ['As in the address bar, from the first slash', 'Seperti di bilah alamat, mulai garis miring pertama'],
    edit: ['Edit {label}', 'Ubah {label}'],
    up: ['Move {label} up', 'Naikkan {label}'],
    down: ['Move {label} down', 'Turunkan {label}'],
    remove: ['Delete {label}', 'Hapus {label}'],
    sureToDelete: ['Delete the shortcut {label}?', 'Hapus pintasan {label}?'],
    failed: ['The shortcuts did not load', 'Pintasan gagal dimuat'],
    desktop: ['Desktop Shortcut', 'Pintasan Desktop'],
    desktopText: [
      'Put Sejuk on the desktop or home screen: it opens in its own window, without looking for the tab.',
      'Pasang Sejuk di desktop atau layar utama: terbuka di jendela sendiri, tanpa mencari tab.',
    ],
    install: ['Install on this device', 'Pasang di perangkat ini'],
    installed: [
      'Sejuk already runs as an app on this device.',
      'Sejuk sudah berjalan sebagai aplikasi di perangkat ini.',
    ],
    byHandText: [
      'This browser offers no button for it here. These steps do the same.',
      'Peramban ini tidak menyediakan tombolnya di sini. Langkah berikut hasilnya sama.',
    ],
    wholeApp: ['The whole app', 'Seluruh aplikasi'],
    onePage: ['One page only', 'Satu halaman saja'],
    onePageText: [
      'Download a link file of a page and put it on the desktop: a double click opens that page.',
      'Unduh berkas tautan sebuah halaman dan letakkan di desktop: klik ganda membuka halaman itu.',
    ],
    download: ['Download link file', 'Unduh berkas tautan'],
    chromeDesk: [
      'Chrome or Edge: open the menu ⋮, then Save and share (Edge: Apps), then Install.',
      'Chrome atau Edge: buka menu ⋮, lalu Simpan dan bagikan (Edge: Aplikasi), lalu Pasang.',
    ],
    safariMac: ['Safari on a Mac: menu File, then Add to Dock.', 'Safari di Mac: menu File, lalu Tambahkan ke Dock.'],
    firefoxDesk: [
      'Firefox: make the window smaller and drag the padlock beside the address onto the desktop.',
      'Firefox: perkecil jendela dan seret gembok di samping alamat ke desktop.',
    ],
    android: [
      'Android: open the menu ⋮ of the browser, then Add to home screen.',
      'Android: buka menu ⋮ peramban, lalu Tambahkan ke layar utama.',
    ],
    ios: [
      'iPhone or iPad: press Share in Safari, then Add to Home Screen.',
      'iPhone atau iPad: tekan Bagikan di Safari, lalu Tambahkan ke Layar Utama.',
    ],
    wecom: [
      'In WeCom: open the menu of the window, choose Open in browser, and continue there.',
      'Di WeCom: buka menu jendela, pilih Buka di peramban, lalu lanjutkan di sana.',
    ],
  },
  { messages: shellSentences },
)
