import type { VisitPhoto } from '@sejuk/domain/field/visits'
import { type Pair, words } from '../words.ts'
import { fieldSentences } from './sentences.ts'
import { visitWords } from './visits.ts'

const { photo_shop, photo_pin, photo_display, photo_price, photo_cheque } = visitWords.words
const photos = { photo_shop, photo_pin, photo_display, photo_price, photo_cheque } satisfies Record<
  `photo_${VisitPhoto}`,
  Pair
>

export const visitReportWords = words(
  'visit-customer-report',
  {
    ...photos,
    title: ['Customer visit report', 'Laporan kunjungan pelanggan'],
    people: ['People and days', 'Orang dan hari'],
    summary: ['Summary', 'Ringkasan'],
    wall: ['Photo wall', 'Dinding foto'],
    search: ['Name or code', 'Nama atau kode'],
    branch: ['Branch', 'Cabang'],
    staff: ['Staff', 'Staf'],
    staff_code: ['Staff code', 'Kode staf'],
    from: ['From', 'Dari'],
    to: ['To', 'Sampai'],
    planned: ['Planned', 'Terencana'],
    done: ['Done', 'Selesai'],
    unplanned: ['Not planned', 'Tanpa rencana'],
    hit_rate: ['Hit rate', 'Tingkat kunjungan'],
    percent: ['{n} %', '{n}%'],
    average_min: ['Average (min)', 'Rata-rata (menit)'],
    minutes: ['{n} min', '{n} menit'],
    order_count: ['Orders from visits', 'Order dari kunjungan'],
    order_amount: ['Order value', 'Nilai order'],
    collected_amount: ['Collected', 'Tertagih'],
    km: ['Distance (km)', 'Jarak (km)'],
    dayOf: [
      '{name}, {day}: {done} of {planned} done, {unplanned} not planned',
      '{name}, {day}: {done} dari {planned} selesai, {unplanned} tanpa rencana',
    ],
    coverage: ['Coverage of shops', 'Cakupan toko'],
    shopClass: ['Class {name}', 'Kelas {name}'],
    class: ['Class', 'Kelas'],
    shops: ['Shops', 'Toko'],
    visited: ['Visited', 'Dikunjungi'],
    share: ['Share', 'Bagian'],
    byDay: ['Visits by day', 'Kunjungan per hari'],
    date: ['Date', 'Tanggal'],
    chart: [
      'Visits by day: planned, done and not planned',
      'Kunjungan per hari: terencana, selesai, dan tanpa rencana',
    ],
    asTable: ['As a table', 'Sebagai tabel'],
    nothing: ['No visits in this period', 'Tidak ada kunjungan pada periode ini'],
    noPhotos: ['No photos in this period', 'Tidak ada foto pada periode ini'],
    more: ['Show more', 'Tampilkan lagi'],
    legend: ['Each cell: done / planned, + not planned', 'Setiap sel: selesai / terencana, + tanpa rencana'],
  },
  { messages: fieldSentences },
)
