import { alreadyPreparing, type DownloadStatus, preparing } from '@sejuk/domain/platform/downloads'
import { type Pair, words } from '../words.ts'

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
  {
    [preparing]:
      'Data sedang disiapkan, Silakan periksa pesan notifikasi setelah 10 detik, lalu unduh excel dari pesan tersebut.',
    [alreadyPreparing]: 'Data ini sudah sedang disiapkan',
    Cancelled: 'Dibatalkan',
    Queued: 'Menunggu',
    Running: 'Disiapkan',
    Ready: 'Siap',
    Failed: 'Gagal',
    Expired: 'Kedaluwarsa',
    'There is no file to download': 'Tidak ada berkas untuk diunduh',
    'This link is no longer valid': 'Tautan ini sudah tidak berlaku',
    'This data can no longer be downloaded': 'Data ini tidak dapat diunduh lagi',
    'No more than {n} rows can be downloaded at once. Narrow the filter':
      'Paling banyak {n} baris dapat diunduh sekaligus. Persempit filter',
  },
)
