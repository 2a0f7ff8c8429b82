import type { Channel } from '@sejuk/domain/platform/notifications/event-rules'
import { type Pair, words } from '../words.ts'
import { shellSentences } from './shell-sentences.ts'

export const channelWords = words('notification-channels', {
  inapp: ['In the app', 'Dalam aplikasi'],
  email: ['E-mail', 'Email'],
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
    noEmail: ['no e-mail address yet', 'belum ada alamat email'],
    noPhone: ['no phone number yet', 'belum ada nomor telepon'],
    by: ['{event} by {channel}', '{event} melalui {channel}'],
  },
  { messages: shellSentences },
)
