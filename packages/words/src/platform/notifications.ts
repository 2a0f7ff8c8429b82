import type { Channel, EventCode } from '@sejuk/domain/platform/notifications'
import { type Pair, words } from '../words.ts'

/** What people are told of, as they choose among it. */
export const eventWords = words('notification-events', {
  'password-reset': ['Your password was reset', 'Kata sandi Anda diatur ulang'],
  'role-changed': ['Your roles were changed', 'Peran Anda diubah'],
  'download-ready': ['A download is ready', 'Unduhan siap'],
  'download-failed': ['A download could not be made', 'Unduhan gagal dibuat'],
  'import-finished': ['An import is finished', 'Impor selesai'],
  'outbox-failed': ['A message could not be sent', 'Pesan gagal dikirim'],
  'bonus-approved': ['Your bonus ticket is approved', 'Tiket bonus Anda disetujui'],
  'bonus-withdrawn': ['Your bonus ticket is to be corrected', 'Tiket bonus Anda perlu diperbaiki'],
  'bonus-denied': ['Your bonus ticket is denied', 'Tiket bonus Anda ditolak'],
  'bonus-held': ['Your bonus ticket is on hold', 'Tiket bonus Anda ditahan'],
  'bonus-paid': ['Your bonus is paid', 'Bonus Anda dibayar'],
  'bonus-payment-failed': ['Your bonus could not be paid', 'Bonus Anda gagal dibayarkan'],
  'settlement-approved': ['A settlement of yours is approved', 'Pelunasan Anda disetujui'],
  'settlement-returned': ['A settlement of yours came back', 'Pelunasan Anda dikembalikan'],
  'installer-approved': ['Your identity is approved', 'Identitas Anda disetujui'],
  'installer-bank-approved': ['Your bank account is approved', 'Rekening bank Anda disetujui'],
  'installer-rejected': ['Your registration was rejected', 'Pendaftaran Anda ditolak'],
  'installer-sales-rejected': ['You were refused as a sales installer', 'Anda ditolak sebagai installer penjualan'],
  'installer-identity-withdrawn': ['Your identity must be corrected', 'Identitas Anda perlu diperbaiki'],
  'installer-bank-withdrawn': ['Your bank account must be corrected', 'Rekening bank Anda perlu diperbaiki'],
  'installer-paused': ['Your cooperation is paused', 'Kerja sama Anda dijeda'],
  'installer-resumed': ['Your cooperation goes on', 'Kerja sama Anda dilanjutkan'],
} satisfies Record<EventCode, Pair>)

export const channelWords = words('notification-channels', {
  inapp: ['In the app', 'Dalam aplikasi'],
  email: ['E-mail', 'Surel'],
  whatsapp: ['WhatsApp', 'WhatsApp'],
  sms: ['SMS', 'SMS'],
  wecom: ['WeCom', 'WeCom'],
} satisfies Record<Channel, Pair>)

export const notificationWords = words(
  'notifications',
  {
    title: ['Notifications', 'Notifikasi'],
    inbox: ['Inbox', 'Kotak Masuk'],
    bell: ['Notifications', 'Notifikasi'],
    bellUnread: ['Notifications, {n} unread', 'Notifikasi, {n} belum dibaca'],
    unreadN: ['{n} unread', '{n} belum dibaca'],
    unread: ['Unread', 'Belum dibaca'],
    read: ['Read', 'Sudah dibaca'],
    state: ['State', 'Keadaan'],
    event: ['About', 'Perihal'],
    all: ['See all', 'Lihat semua'],
    readAll: ['Mark all as read', 'Tandai semua sudah dibaca'],
    none: ['Nothing new.', 'Tidak ada yang baru.'],
    noneText: ['What concerns you will be told here.', 'Hal yang menyangkut Anda akan diberitahukan di sini.'],
    failed: ['Your notifications did not load.', 'Notifikasi Anda gagal dimuat.'],
    newOne: ['New: {title}', 'Baru: {title}'],
    preferences: ['How you are told', 'Cara Anda diberi tahu'],
    preferencesText: [
      'Choose the channels for each event. Some messages always reach you.',
      'Pilih saluran untuk setiap kejadian. Sebagian pesan selalu dikirim kepada Anda.',
    ],
    always: ['Always', 'Selalu'],
    noEmail: ['no e-mail address yet', 'belum ada alamat surel'],
    noPhone: ['no phone number yet', 'belum ada nomor telepon'],
    by: ['{event} by {channel}', '{event} melalui {channel}'],
  },
  { 'This message cannot be switched off': 'Pesan ini tidak dapat dimatikan' },
)
