import { words } from '../words.ts'
import { sessionSentences } from './session-sentences.ts'

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
    or: ['or', 'atau'],
    continueWith: ['Continue with {name}', 'Lanjutkan dengan {name}'],
    keep: ['Keep me signed in on this device', 'Tetap masuk di perangkat ini'],
    partnerAsk: ['Installer or shop partner?', 'Installer atau mitra toko?'],
    partnerSignIn: ['Sign in with your phone number', 'Masuk dengan nomor telepon'],
    forgot: ['Forgot your password?', 'Lupa kata sandi?'],
    forgotText: [
      'Ask an administrator of your branch or IT Dept for a one-time password. You choose a new one when you sign in with it.',
      'Minta kata sandi sekali pakai kepada administrator cabang Anda atau Dept. IT. Anda memilih yang baru saat masuk dengannya.',
    ],
    chooseNew: ['Choose a new password', 'Pilih kata sandi baru'],
    chooseNewText: [
      'The password you were given is good for one sign-in. Choose your own to go on.',
      'Kata sandi yang Anda terima hanya untuk sekali masuk. Pilih milik Anda sendiri untuk melanjutkan.',
    ],
    newPassword: ['New password', 'Kata sandi baru'],
    repeatPassword: ['Repeat new password', 'Ulangi kata sandi baru'],
    passwordHint: [
      'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
      'Paling sedikit 10 karakter. Beberapa kata berurutan mudah diingat dan sulit ditebak.',
    ],
    repeatDiffers: ['The two passwords differ', 'Kedua kata sandi berbeda'],
    saveAndSignIn: ['Save and sign in', 'Simpan dan masuk'],
    backToSignIn: ['Back to sign-in', 'Kembali ke halaman masuk'],
    from_web: ['Web', 'Web'],
    comes_wecom: ['from WeCom', 'dari WeCom'],
    'comes_keyperson-app': ['from Keyperson app', 'dari aplikasi Keyperson'],
    from_wecom: ['WeCom', 'WeCom'],
    from_partner: ['Partner', 'Mitra'],
    'from_keyperson-app': ['Keyperson app', 'Aplikasi keyperson'],
    from_dev: ['Development', 'Pengembangan'],
  },
  { messages: sessionSentences },
)
