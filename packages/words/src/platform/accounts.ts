import { words } from '../words.ts'
import { passwordSentences } from './password-sentences.ts'

/** One's own account: profile, devices, password, how the pages look and speak. */
export const accountWords = words(
  'accounts',
  {
    title: ['My account', 'Akun saya'],
    profile: ['Profile', 'Profil'],
    profileHint: [
      'Something wrong here? An administrator can change it.',
      'Ada yang keliru? Administrator dapat mengubahnya.',
    ],
    name: ['Name', 'Nama'],
    staffCode: ['Staff code', 'Kode staf'],
    loginName: ['Login name', 'Nama masuk'],
    position: ['Position', 'Jabatan'],
    email: ['Email', 'Surel'],
    phone: ['Phone', 'Telepon'],
    branch: ['Branch', 'Cabang'],
    branches: ['Branches', 'Cabang'],
    roles: ['Roles', 'Peran'],
    since: ['With us since', 'Bergabung sejak'],
    serviceCentre: ['Service centre', 'Pusat layanan'],
    devices: ['Devices', 'Perangkat'],
    devicesHint: [
      'Where you are signed in. A session ends after 12 idle hours, and after 7 days in any case.',
      'Tempat Anda sedang masuk. Sesi berakhir setelah 12 jam tanpa kegiatan, dan paling lama 7 hari.',
    ],
    thisDevice: ['This device', 'Perangkat ini'],
    unknownDevice: ['Unknown device', 'Perangkat tidak dikenal'],
    lastSeen: ['Last seen {time}', 'Terakhir terlihat {time}'],
    signedIn: ['signed in {time}', 'masuk {time}'],
    signOut: ['Sign out', 'Keluarkan'],
    signOutOf: ['Sign out {device}', 'Keluarkan {device}'],
    signOutOthers: ['Sign out all other devices', 'Keluarkan semua perangkat lain'],
    signOutEverywhere: ['Sign out everywhere', 'Keluar dari semua perangkat'],
    sureEverywhere: [
      'You will be signed out here too, and must sign in again.',
      'Anda juga akan keluar di sini, dan harus masuk kembali.',
    ],
    onlyDevice: ['You are signed in nowhere else.', 'Anda tidak masuk di tempat lain.'],
    password: ['Password', 'Kata sandi'],
    changedOn: ['Last changed {time}', 'Terakhir diubah {time}'],
    neverChanged: ['Not changed yet', 'Belum pernah diubah'],
    noPassword: [
      'You come in through the company sign-in; there is no password here.',
      'Anda masuk melalui akun perusahaan; tidak ada kata sandi di sini.',
    ],
    currentPassword: ['Current password', 'Kata sandi saat ini'],
    changePassword: ['Change password', 'Ubah kata sandi'],
    appearance: ['Appearance', 'Tampilan'],
    language: ['Language', 'Bahasa'],
    colours: ['Colours', 'Warna'],
    notLoaded: ['This did not load', 'Bagian ini gagal dimuat'],
  },
  {
    'Current password': 'Kata sandi saat ini',
    'New password': 'Kata sandi baru',
    'The current password is not right': 'Kata sandi saat ini salah',
    'This account has no password here': 'Akun ini tidak memiliki kata sandi di sini',
    'Password changed. Other devices are signed out': 'Kata sandi diubah. Perangkat lain telah dikeluarkan',
    'Please change your own password on your account page': 'Silakan ubah kata sandi Anda di halaman akun Anda',
    'Password reset': 'Kata sandi diatur ulang',
    'The device is signed out': 'Perangkat telah dikeluarkan',
    'Signed out everywhere': 'Keluar dari semua perangkat',
    'Too many failed attempts. Please try again in {n} minutes':
      'Terlalu banyak percobaan yang gagal. Silakan coba lagi dalam {n} menit',
    'Too many failed attempts. Please try again in {n} minute':
      'Terlalu banyak percobaan yang gagal. Silakan coba lagi dalam {n} menit',
    ...passwordSentences,
  },
)
