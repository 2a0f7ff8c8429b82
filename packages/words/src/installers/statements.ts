import { words } from '../words.ts'

export const statementWords = words('installer-statements', {
  title: ['Statement of bonuses', 'Rekap Bonus'],
  forYear: ['Statement of bonuses {year}', 'Rekap bonus {year}'],
  year: ['Year', 'Tahun'],
  print: ['Print or save as PDF', 'Cetak atau simpan PDF'],
  company: ['Paid by', 'Dibayar oleh'],
  installer: ['Installer', 'Nama installer'],
  idCard: ['NIK', 'NIK'],
  gross: ['Gross', 'Bruto'],
  tax: ['Tax kept back (PPh 21)', 'Pajak dipotong (PPh 21)'],
  fee: ['Transfer fee', 'Biaya transfer'],
  net: ['Paid out', 'Diterima'],
  paidOn: ['Paid on', 'Tanggal bayar'],
  settlement: ['Settlement', 'Pembayaran bonus'],
  account: ['To account', 'Ke rekening'],
  bankRef: ['Bank’s number', 'Nomor dari bank'],
  tickets: ['Tickets', 'Tiket'],
  sum: ['Sum', 'Jumlah'],
  none: ['Nothing was paid in this year.', 'Belum ada pembayaran pada tahun ini.'],
  withoutTaxId: ['higher rate: no tax number', 'tarif lebih tinggi: tanpa NPWP/NIK'],
})
