import { words } from '../words.ts'

/** Signing in, and what a session says when it ends. */
export const sessionWords = words(
  'sessions',
  {
    signIn: ['Sign in', 'Masuk'],
    signingIn: ['Signing in', 'Sedang masuk'],
    forWhom: ['Staff of the distributor and its service centres.', 'Staf distributor dan pusat layanannya.'],
    username: ['Staff code or email', 'Kode staf atau email'],
    password: ['Password', 'Kata sandi'],
    showPassword: ['Show password', 'Tampilkan kata sandi'],
    hidePassword: ['Hide password', 'Sembunyikan kata sandi'],
    promise: [
      'Sales, service and projects for every branch, in one place.',
      'Penjualan, layanan, dan proyek semua cabang, dalam satu tempat.',
    ],
    demoRoles: ['Demo roles', 'Peran demo'],
    demoHint: ['One click. Sample data, nothing is sent.', 'Sekali klik. Data contoh, tidak ada yang terkirim.'],
    desk: ['Desk', 'Meja'],
    phone: ['Phone', 'Ponsel'],
    language: ['Language', 'Bahasa'],
    comingIn: ['Opening your pages', 'Membuka halaman Anda'],
    sessionEnded: ['Your session has ended', 'Sesi Anda telah berakhir'],
    sessionEndedText: [
      'Sign in again to go on. What you were doing is kept under this sheet.',
      'Masuk kembali untuk melanjutkan. Pekerjaan Anda tetap tersimpan di balik lembar ini.',
    ],
    leave: ['Leave this page', 'Tinggalkan halaman ini'],
  },
  {
    'Staff code or email': 'Kode staf atau email',
    Password: 'Kata sandi',
    'Staff code, email or password is wrong': 'Kode staf, email, atau kata sandi salah',
    'Too many attempts. Please try again later': 'Terlalu banyak percobaan. Silakan coba lagi nanti',
    'Invalid token': 'Token tidak valid',
    'Signed out': 'Anda telah keluar',
  },
)
