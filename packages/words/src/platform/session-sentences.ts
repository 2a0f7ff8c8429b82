import type { PlatformMessages } from '@sejuk/domain/platform/messages'
import type { Pair } from '../words.ts'

/** Signing in: these travel with the first page, the others with the pages that say them. */
export const sessionSentences = {
  'account-active': ['The account is active', 'Akun aktif'],
  'account-no-password-here': ['This account has no password here', 'Akun ini tidak memiliki kata sandi di sini'],
  'account-switched-off': ['The account is switched off', 'Akun dinonaktifkan'],
  'choose-new-password': ['Please choose a new password', 'Silakan pilih kata sandi baru'],
  'code-required': ['Code is required!', 'Kode wajib diisi!'],
  'code-wrong': ['This code is wrong, or was used before', 'Kode ini salah atau sudah dipakai'],
  'company-account': ['Company account', 'Akun perusahaan'],
  'current-password': ['Current password', 'Kata sandi saat ini'],
  'current-password-not-right': ['The current password is not right', 'Kata sandi saat ini salah'],
  'current-password-required': ['Current password is required!', 'Kata sandi saat ini wajib diisi!'],
  'device-signed-out': ['The device is signed out', 'Perangkat telah dikeluarkan'],
  'invalid-code-number': ['Invalid code number', 'Nomor kode tidak valid'],
  'invalid-token': ['Invalid token', 'Token tidak valid'],
  'label-new-password': ['New password', 'Kata sandi baru'],
  'label-password': ['Password', 'Kata sandi'],
  'label-staff-code-or-email': ['Staff code or email', 'Kode staf atau email'],
  'link-leads-no-page-ours': ['This link leads to no page of ours', 'Tautan ini tidak menuju halaman mana pun di sini'],
  'link-not-valid-open-from': [
    'This link is not valid. Please open it from the message again',
    'Tautan ini tidak valid. Silakan buka kembali dari pesan',
  ],
  'new-password-must-differ-from': [
    'The new password must differ from the old one',
    'Kata sandi baru harus berbeda dari yang lama',
  ],
  'not-registered': ['Not registered', 'Belum terdaftar'],
  'one-time-password-expired-ask': [
    'This one-time password has expired. Please ask an administrator for a new one',
    'Kata sandi sekali pakai ini sudah kedaluwarsa. Silakan minta yang baru kepada administrator',
  ],
  'password-changed-other-devices-signed': [
    'Password changed. Other devices are signed out',
    'Kata sandi diubah. Perangkat lain telah dikeluarkan',
  ],
  'password-must-not-your-name': [
    'Password must not be your name or staff code',
    'Kata sandi tidak boleh sama dengan nama atau kode staf Anda',
  ],
  'password-needs-at-least-characters': [
    'Password needs at least {n} characters',
    'Kata sandi paling sedikit {n} karakter',
  ],
  'password-no-more-than-characters': [
    'Password is no more than {n} characters',
    'Kata sandi paling banyak {n} karakter',
  ],
  'password-reset': ['Password reset', 'Kata sandi diatur ulang'],
  'password-too-easy-guess': ['This password is too easy to guess', 'Kata sandi ini terlalu mudah ditebak'],
  'second-factor-added': ['The second factor is on', 'Faktor kedua aktif'],
  'second-factor-already-on': ['The second factor is already on', 'Faktor kedua sudah aktif'],
  'second-factor-asked': [
    'Please enter the code of your authenticator app',
    'Silakan masukkan kode aplikasi autentikator Anda',
  ],
  'second-factor-needed': [
    'Your role asks for a second factor. Please set it up',
    'Peran Anda meminta faktor kedua. Silakan siapkan',
  ],
  'second-factor-needed-by-role': [
    'Your role asks for a second factor: it cannot be removed',
    'Peran Anda meminta faktor kedua: tidak dapat dihapus',
  ],
  'second-factor-not-on': ['There is no second factor', 'Tidak ada faktor kedua'],
  'second-factor-removed': ['The second factor is removed', 'Faktor kedua dihapus'],
  'sign-in-cancelled': ['The sign-in was cancelled', 'Proses masuk dibatalkan'],
  'sign-in-link-no-longer': [
    'This sign-in link is no longer valid. Please sign in again',
    'Tautan masuk ini sudah tidak berlaku. Silakan masuk kembali',
  ],
  'sign-in-with-not-possible': [
    'Sign-in with {name} is not possible right now. Please try again',
    'Masuk dengan {name} sedang tidak dapat dilakukan. Silakan coba lagi',
  ],
  'signed-out-everywhere': ['Signed out everywhere', 'Keluar dari semua perangkat'],
  'staff-code-email-or-password': ['Staff code, email or password is wrong', 'Kode staf, email, atau kata sandi salah'],
  'too-many-failed-attempts-try': [
    'Too many failed attempts. Please try again in {n} minutes',
    'Terlalu banyak percobaan yang gagal. Silakan coba lagi dalam {n} menit',
  ],
  'too-many-failed-attempts-try-again': [
    'Too many failed attempts. Please try again in {n} minute',
    'Terlalu banyak percobaan yang gagal. Silakan coba lagi dalam {n} menit',
  ],
  'you-no-e-mail-address': ['You have no e-mail address', 'Anda belum punya alamat email'],
  'you-no-phone-number': ['You have no phone number', 'Anda belum punya nomor telepon'],
  'you-no-staff-code': ['You have no staff code', 'Anda belum punya kode staf'],
} satisfies Partial<Record<keyof PlatformMessages, Pair>>
