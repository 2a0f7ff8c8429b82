import type { TrackingStep } from '@sejuk/domain/aftersales/tickets/ticket-tracking'
import { type Pair, words } from '../words.ts'
import { aftersalesSentences } from './sentences.ts'

/** What a customer reads of each step. */
export const trackingStepWords = words('service-tracking-steps', {
  Received: ['Received', 'Diterima'],
  Arranging: ['Arranging', 'Diatur'],
  Scheduled: ['Scheduled', 'Terjadwal'],
  At_Work: ['At work', 'Dikerjakan'],
  Done: ['Done', 'Selesai'],
} satisfies Record<TrackingStep, Pair>)

export const trackingWords = words(
  'service-tracking',
  {
    title: ['Your service', 'Layanan Anda'],
    hello: ['Dear {name}, this is how it stands.', 'Yth. {name}, berikut perkembangannya.'],
    number: ['Service number', 'Nomor layanan'],
    service: ['Service', 'Layanan'],
    asked: ['Asked for on', 'Diminta pada'],
    Received: [
      'We have your request and are choosing a service centre near you.',
      'Permintaan Anda sudah kami terima; kami sedang memilih pusat servis terdekat.',
    ],
    Arranging: [
      '{asc} has your request and will agree on a time with you.',
      '{asc} sudah menerima permintaan Anda dan akan menghubungi Anda untuk waktu kunjungan.',
    ],
    Scheduled: ['We come on {day}, between {from} and {to}.', 'Kami datang pada {day}, antara pukul {from} dan {to}.'],
    At_Work: ['The technician is at work.', 'Teknisi sedang bekerja.'],
    Done: [
      'The work is done. Thank you for your trust.',
      'Pekerjaan sudah selesai. Terima kasih atas kepercayaan Anda.',
    ],
    doneOn: ['Done on {time}', 'Selesai pada {time}'],
    cancelled: ['This service was cancelled', 'Layanan ini dibatalkan'],
    cancelledText: [
      'If you still need us, please call us: we are glad to come.',
      'Bila masih membutuhkan kami, silakan hubungi kami: kami siap datang.',
    ],
    comes: ['Your technician', 'Teknisi Anda'],
    identity: [
      'Please ask for the identity card before letting anybody in.',
      'Mohon minta kartu identitas sebelum mempersilakan masuk.',
    ],
    photo: ['Photo of {name}', 'Foto {name}'],
    move: ['Ask for another time', 'Minta waktu lain'],
    moveTitle: ['Which time would suit you?', 'Waktu mana yang cocok untuk Anda?'],
    day: ['Day', 'Hari'],
    note: ['Anything we should know?', 'Ada yang perlu kami ketahui?'],
    send: ['Send the wish', 'Kirim permintaan'],
    back: ['Back', 'Kembali'],
    wished: [
      'You asked for {day}, {from} to {to}. We will confirm it; until then the visit above stands.',
      'Anda meminta {day}, pukul {from} sampai {to}. Kami akan mengonfirmasi; sampai saat itu kunjungan di atas tetap berlaku.',
    ],
    call: ['Call us', 'Hubungi kami'],
    loading: ['One moment …', 'Mohon tunggu …'],
    failed: ['This did not work', 'Belum berhasil'],
    retry: ['Try again', 'Coba lagi'],
    refresh: ['Look again', 'Perbarui'],
    offline: [
      'No network. Your wish stays here; send it again when it is back.',
      'Tidak ada jaringan. Permintaan Anda tetap tersimpan; kirim lagi setelah tersambung.',
    ],
    wrong: ['This link is not right', 'Tautan ini tidak benar'],
    wrongText: [
      'Please open the link exactly as it stands in our message.',
      'Mohon buka tautan persis seperti tertulis di pesan kami.',
    ],
    expired: ['This link is no longer valid', 'Tautan ini sudah tidak berlaku'],
    expiredText: [
      'It served for ninety days. We are glad to hear you on the phone.',
      'Tautan berlaku sembilan puluh hari. Kami senang mendengar Anda lewat telepon.',
    ],
  },
  { messages: aftersalesSentences },
)

/** For those who send the link, and read what came back by it. */
export const trackingLinkWords = words(
  'service-tracking-links',
  {
    sendLink: ['Tracking link', 'Tautan pelacakan'],
    sendQuestion: [
      'Send the customer a link to follow this ticket?',
      'Kirim tautan pelacakan tiket ini kepada pelanggan?',
    ],
    sendText: [
      'It goes by WhatsApp. Whoever has it sees how the service stands, and no phone or address.',
      'Dikirim lewat WhatsApp. Pemegang tautan melihat perkembangan layanan, tanpa telepon atau alamat.',
    ],
    sendYes: ['Send', 'Kirim'],
    linkTitle: ['The link was sent', 'Tautan terkirim'],
    linkText: [
      'You may also tell it the customer yourself.',
      'Anda juga dapat memberikannya sendiri kepada pelanggan.',
    ],
    wish: ['The customer asks for another time:', 'Pelanggan meminta waktu lain:'],
  },
  { messages: aftersalesSentences },
)
