import type { InstallersMessages } from '@sejuk/domain/installers/messages'
import type { Pair } from '../words.ts'

/** What is said of one-time codes, on every page that sends them. */
export const oneTimeCodeSentences = {
  'otp-wait': [
    'A code was just sent. Please wait {n} {n|second|seconds}',
    'Kode baru saja dikirim. Mohon tunggu {n} detik',
  ],
  'failed-send-otp-try-again': ['Failed to send OTP. Please try again', 'Gagal mengirim OTP. Silakan coba lagi'],
  'otp-expired-ask-for-new': [
    'OTP has expired. Please ask for a new one',
    'OTP sudah kedaluwarsa. Silakan minta yang baru',
  ],
  'wrong-otp': ['Wrong OTP', 'OTP salah'],
  'too-many-attempts-try-again': [
    'Too many attempts. Please try again after 10 minutes',
    'Terlalu banyak percobaan. Silakan coba lagi setelah 10 menit',
  ],
  'too-many-attempts-try-after': [
    'Too many attempts. Please try again after {n} minutes',
    'Terlalu banyak percobaan. Silakan coba lagi setelah {n} menit',
  ],
} satisfies Partial<Record<keyof InstallersMessages, Pair>>
