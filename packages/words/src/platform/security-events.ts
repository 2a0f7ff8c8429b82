import type { SecurityEventKind } from '@sejuk/domain/platform/accounts/security-events'
import { type Pair, words } from '../words.ts'

const kinds = {
  'sign-in': ['Signed in', 'Masuk'],
  'sign-in-failed': ['Wrong password', 'Kata sandi salah'],
  'locked-out': ['Locked for a while', 'Dikunci sementara'],
  'otp-sent': ['One-time code sent', 'Kode sekali pakai dikirim'],
  'otp-refused': ['One-time code not sent', 'Kode sekali pakai tidak dikirim'],
  'otp-failed': ['Wrong one-time code', 'Kode sekali pakai salah'],
  'password-changed': ['Password changed', 'Kata sandi diubah'],
  'password-reset': ['Password reset by an administrator', 'Kata sandi diatur ulang administrator'],
  'sign-in-name-changed': ['Sign-in name changed', 'Nama masuk diubah'],
  'email-changed': ['E-mail changed', 'Email diubah'],
  'account-switched-on': ['Account switched on', 'Akun diaktifkan'],
  'account-switched-off': ['Account switched off', 'Akun dinonaktifkan'],
  'roles-changed': ['Roles of a person changed', 'Peran seseorang diubah'],
  'role-rights-changed': ['Rights of a role changed', 'Hak suatu peran diubah'],
  'permission-overridden': ['Permission of a person changed', 'Izin seseorang diubah'],
  'second-factor-added': ['Second factor added', 'Faktor kedua ditambahkan'],
  'second-factor-removed': ['Second factor removed', 'Faktor kedua dihapus'],
  'second-factor-reset': ['Second factor reset by an administrator', 'Faktor kedua diatur ulang administrator'],
  'second-factor-failed': ['Wrong code of the second factor', 'Kode faktor kedua salah'],
  'backup-code-used': ['Backup code used', 'Kode cadangan dipakai'],
  'backup-codes-renewed': ['Backup codes renewed', 'Kode cadangan diperbarui'],
  'setting-changed': ['Money setting changed', 'Pengaturan keuangan diubah'],
} satisfies Record<SecurityEventKind, Pair>

/** Sign-ins, lock-outs and changes of access, for administrators. */
export const securityEventWords = words('security-log', {
  ...kinds,
  title: ['Security Log', 'Log Keamanan'],
  at: ['Time', 'Waktu'],
  kind: ['Event', 'Kejadian'],
  person: ['Person', 'Orang'],
  usercode: ['User code', 'Kode pengguna'],
  username: ['Name', 'Nama'],
  by: ['Done by', 'Dilakukan oleh'],
  by_usercode: ['Done by (code)', 'Dilakukan oleh (kode)'],
  by_username: ['Done by', 'Dilakukan oleh'],
  ip: ['Address', 'Alamat IP'],
  browser: ['Device', 'Perangkat'],
  user_agent: ['User agent', 'Identitas browser'],
  detail: ['Details', 'Rincian'],
  from: ['From', 'Dari'],
  to: ['To', 'Sampai'],
  unknown: ['Unknown', 'Tidak dikenal'],
  event: ['Event {id}', 'Kejadian {id}'],
})
