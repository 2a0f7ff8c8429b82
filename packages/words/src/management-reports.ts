import { words } from './words.ts'

/** What every management report says. */
export const managementReportWords = words('management-reports', {
  report: ['Report', 'Laporan'],
  from: ['From', 'Dari'],
  to: ['To', 'Sampai'],
  branch: ['Branch', 'Cabang'],
  everyBranch: ['All branches', 'Semua cabang'],
  asOf: ['as of {time}', 'per {time}'],
  figures: ['Figures of the period', 'Angka periode ini'],
  before: ['before: {value}', 'sebelumnya: {value}'],
  byMonth: ['Twelve months', 'Dua belas bulan'],
  month: ['Month', 'Bulan'],
  table: ['As a table', 'Sebagai tabel'],
  picture: ['As a picture', 'Sebagai grafik'],
  comparison: ['Comparison', 'Perbandingan'],
  compareBy: ['Compare by', 'Bandingkan menurut'],
  first50: ['The first 50', '50 teratas'],
  download: ['Download CSV', 'Unduh CSV'],
  mailMe: ['Weekly by email', 'Kirim mingguan lewat email'],
  mailEnd: ['End the weekly email', 'Hentikan email mingguan'],
  nothing: ['Nothing in this period.', 'Tidak ada data pada periode ini.'],
})
