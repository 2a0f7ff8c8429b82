import { words } from './words.ts'

/** What the shared fields say by themselves. */
export const inputWords = words('inputs', {
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
  speak: ['{label}: speak', '{label}: ucapkan'],
  stopSpeaking: ['{label}: stop listening', '{label}: berhenti mendengar'],
  signed: ['Signed', 'Sudah ditandatangani'],
})
