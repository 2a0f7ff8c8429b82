import type { DownloadStatus } from '@sejuk/domain/platform/downloads'
import { type Pair, words } from '../words.ts'
import { shellSentences } from './shell-sentences.ts'

const statuses = {
  Queued: ['Waiting', 'Menunggu'],
  Running: ['Preparing', 'Disiapkan'],
  Ready: ['Ready', 'Siap'],
  Failed: ['Failed', 'Gagal'],
  Expired: ['Expired', 'Kedaluwarsa'],
  Cancelled: ['Cancelled', 'Dibatalkan'],
} as const satisfies Record<DownloadStatus, Pair>

export const downloadWords = words(
  'downloads',
  {
    ...statuses,
    downloadData: ['Download Data', 'Unduh Data'],
    title: ['Download Data Store', 'Unduhan Data'],
    whatComes: ['What will be in the file', 'Isi berkas'],
    rows: ['Rows', 'Baris'],
    filters: ['Filters', 'Filter'],
    noFilters: ['None: everything you can see', 'Tanpa filter: semua yang dapat Anda lihat'],
    order: ['Order', 'Urutan'],
    nothing: ['There is nothing to download', 'Tidak ada yang dapat diunduh'],
    howItComes: [
      'An Excel file is prepared in the background. You get a message with the link; the file is kept for {days} days.',
      'Berkas Excel disiapkan di latar belakang. Anda akan menerima pesan berisi tautan; berkas disimpan selama {days} hari.',
    ],
    prepare: ['Prepare', 'Siapkan'],
    openStore: ['See my downloads', 'Lihat unduhan saya'],
    data: ['Name', 'Nama'],
    status: ['Status', 'Status'],
    progress: ['Progress', 'Kemajuan'],
    size: ['Size', 'Ukuran'],
    created_date: ['Asked for', 'Diminta'],
    expires_date: ['Kept until', 'Disimpan sampai'],
    download: ['Download', 'Unduh'],
    retry: ['Try again', 'Coba lagi'],
    cancel: ['Cancel', 'Batalkan'],
    sureToCancel: ['Stop preparing this file?', 'Hentikan penyiapan berkas ini?'],
  },
  { messages: shellSentences },
)
