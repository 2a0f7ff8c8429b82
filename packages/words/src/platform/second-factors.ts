import { words } from '../words.ts'
import { sessionSentences } from './session-sentences.ts'

/** The second factor: codes of an authenticator app, and codes for when it is lost. */
export const secondFactorWords = words(
  'second-factor',
  {
    title: ['Second factor', 'Faktor kedua'],
    step: ['Enter the code of your app', 'Masukkan kode dari aplikasi Anda'],
    stepText: [
      'Open your authenticator app and type the six digits for Sejuk. Without your phone, type a backup code.',
      'Buka aplikasi autentikator dan ketik enam angka untuk Sejuk. Tanpa ponsel, ketik kode cadangan.',
    ],
    code: ['Code', 'Kode'],
    goOn: ['Continue', 'Lanjutkan'],
    enrol: ['Set up your second factor', 'Siapkan faktor kedua Anda'],
    enrolText: [
      'Your role asks for a second factor. Scan this picture with an authenticator app, then type the six digits it shows.',
      'Peran Anda meminta faktor kedua. Pindai gambar ini dengan aplikasi autentikator, lalu ketik enam angka yang muncul.',
    ],
    scan: [
      'Scan this picture with an authenticator app, then type the six digits it shows.',
      'Pindai gambar ini dengan aplikasi autentikator, lalu ketik enam angka yang muncul.',
    ],
    picture: ['QR code for an authenticator app', 'Kode QR untuk aplikasi autentikator'],
    cannotScan: ['Cannot scan? Type this key:', 'Tidak dapat memindai? Ketik kunci ini:'],
    backupTitle: ['Your backup codes', 'Kode cadangan Anda'],
    backupText: [
      'Each works once, when you do not have your phone. They are shown only now: print or copy them.',
      'Masing-masing berlaku satu kali, saat ponsel Anda tidak ada. Hanya ditampilkan sekarang: cetak atau salin.',
    ],
    copy: ['Copy', 'Salin'],
    saved: ['I have saved them', 'Sudah saya simpan'],
    off: ['Off. A password alone opens your account.', 'Nonaktif. Kata sandi saja membuka akun Anda.'],
    on: ['On since {time}. Backup codes left: {n}.', 'Aktif sejak {time}. Sisa kode cadangan: {n}.'],
    required: ['Your role asks for it.', 'Peran Anda memintanya.'],
    password: ['Your password', 'Kata sandi Anda'],
    add: ['Add second factor', 'Tambah faktor kedua'],
    remove: ['Remove second factor', 'Hapus faktor kedua'],
    renew: ['New backup codes', 'Kode cadangan baru'],
    resetTitle: ['Reset Second Factor', 'Atur Ulang Faktor Kedua'],
    resetAsk: [
      'The second factor of {name} is removed; the password alone opens the account until they add a new one. They are notified. Make sure that it is really them who asks.',
      'Faktor kedua {name} dihapus; kata sandi saja membuka akun sampai yang baru ditambahkan. Orang tersebut diberi tahu. Pastikan benar dia yang meminta.',
    ],
  },
  { messages: sessionSentences },
)
