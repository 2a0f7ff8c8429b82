import { words } from './words.ts'

/** What the shared fields say by themselves. */
export const inputWords = words(
  'inputs',
  {
    corrected: ['You typed {typed}. {label} set to {kept}', 'Anda mengetik {typed}. {label} menjadi {kept}'],
    inStock: ['{n} in stock', 'Stok {n}'],
    digitsOf: ['{n} of 16 digits', '{n} dari 16 angka'],
    timeSlot: ['Time slot', 'Jam kunjungan'],
    noDate: ['Choose a date', 'Pilih tanggal'],
    openCalendar: ['Open the calendar', 'Buka kalender'],
    timeOf: ['{label}: time', '{label}: jam'],
    upTo: ['up to {day}', 'paling lambat {day}'],
    signHere: ['Sign here', 'Tanda tangan di sini'],
    undoStroke: ['Undo the last stroke', 'Batalkan goresan terakhir'],
    clearSignature: ['Clear the signature', 'Hapus tanda tangan'],
    signed: ['Signed', 'Sudah ditandatangani'],
  },
  {
    'This date has passed': 'Tanggal ini sudah lewat',
    'Date is not valid': 'Tanggal tidak valid',
    'The date is at most {n} days ahead, Sundays not counted':
      'Tanggal paling jauh {n} hari ke depan, hari Minggu tidak dihitung',
    'A NIK has digits only': 'NIK hanya berisi angka',
    'The NIK is {n} short of 16 digits': 'NIK kurang {n} angka',
    'The NIK is {n} over 16 digits': 'NIK kelebihan {n} angka',
    'The NIK names no known province': 'NIK tidak menyebut provinsi yang dikenal',
    'The NIK holds no real birth date': 'Tanggal lahir pada NIK tidak ada',
    'The NIK does not end in 0000': 'NIK tidak berakhir dengan 0000',
    'NPWP must be 16 digits': 'NPWP harus 16 angka',
    'The NPWP does not fit its check digit': 'NPWP tidak cocok dengan angka pemeriksanya',
  },
)
