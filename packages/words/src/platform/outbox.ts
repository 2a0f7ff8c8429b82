import type { DeliveryStatus } from '@sejuk/domain/platform/notifications/outbox'
import { type Pair, words } from '../words.ts'
import { platformSentences } from './sentences.ts'

const statuses = {
  Waiting: ['Waiting', 'Menunggu'],
  Sending: ['On its way', 'Sedang dikirim'],
  Sent: ['Sent', 'Terkirim'],
  Written: ['Written to file', 'Ditulis ke berkas'],
  Failed: ['Failed', 'Gagal'],
} satisfies Record<DeliveryStatus, Pair>

/** Messages that left the house, or should have. */
export const outboxWords = words(
  'outbox',
  {
    ...statuses,
    title: ['Outbox', 'Kotak Keluar'],
    status: ['Status', 'Status'],
    channel: ['Channel', 'Saluran'],
    event: ['Event', 'Kejadian'],
    recipient: ['Recipient', 'Penerima'],
    created_date: ['Created', 'Dibuat'],
    created_from: ['From', 'Dari'],
    created_to: ['To', 'Sampai'],
    attempts: ['Attempts', 'Percobaan'],
    subject: ['Subject', 'Subjek'],
    last_error: ['Last error', 'Error terakhir'],
    next_date: ['Next attempt', 'Percobaan berikutnya'],
    done_date: ['Done', 'Selesai'],
    test: ['Test', 'Percobaan'],
    retry: ['Send again', 'Kirim ulang'],
    retryN: ['Send {n} again', 'Kirim ulang {n}'],
    detail: ['Details', 'Rincian'],
    delivery: ['Delivery {id}', 'Pengiriman {id}'],
    body: ['Text', 'Teks'],
    log: ['Delivery log', 'Catatan pengiriman'],
    attemptN: ['Attempt {n}', 'Percobaan {n}'],
    took: ['{ms} ms', '{ms} md'],
    noAttempt: ['Not tried yet.', 'Belum dicoba.'],
    leadsTo: ['Leads to', 'Menuju'],
    about: ['About', 'Perihal'],
    goesTo: ['goes to {where}', 'menuju {where}'],
    toFile: ['not configured, written to {file}', 'belum diatur, ditulis ke {file}'],
    templates: ['Message Template', 'Templat Pesan'],
  },
  { messages: platformSentences, statuses: ['delivery.status'] },
)
