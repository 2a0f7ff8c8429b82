import type { platformEvents } from '@sejuk/domain/platform/events'
import type { Pair } from '../words.ts'

/** What people are told of, as they choose among it. */
export const platformEventNames = {
  'password-reset': ['Your password was reset', 'Kata sandi Anda diatur ulang'],
  'second-factor-reset': ['Your second factor was reset', 'Faktor kedua Anda diatur ulang'],
  'role-changed': ['Your roles were changed', 'Peran Anda diubah'],
  'sign-in-changed': ['A sign-in name or e-mail was changed', 'Nama masuk atau email diubah'],
  'record-mention': ['Somebody mentions you in a comment', 'Seseorang menyebut Anda dalam komentar'],
  'record-comment': ['A comment on a record you follow', 'Komentar pada data yang Anda ikuti'],
  'download-ready': ['A download is ready', 'Unduhan siap'],
  'download-failed': ['A download could not be made', 'Unduhan gagal dibuat'],
  'import-finished': ['An import is finished', 'Impor selesai'],
  'outbox-failed': ['A message could not be sent', 'Pesan gagal dikirim'],
  'weekly-report': ['A report of the week you asked for', 'Laporan mingguan yang Anda minta'],
} satisfies Record<keyof typeof platformEvents, Pair>
