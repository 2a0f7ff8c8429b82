import { words } from './words.ts'

/** What is said of an uploaded sheet, whatever it holds. */
export const sheetWords = words(
  'sheets',
  {},
  {
    'The sheet is empty': 'Lembar kosong',
    'The sheet has no rows below its header': 'Lembar tidak memiliki baris di bawah judul kolom',
    'The column {name} is missing': 'Kolom {name} tidak ada',
    'The column {name} stands twice': 'Kolom {name} muncul dua kali',
    'The header has merged cells: {range}': 'Judul kolom memiliki sel gabungan: {range}',
    "Several sheets have the template's header: {names}": 'Beberapa lembar memiliki judul kolom templat: {names}',
    'No more than {n} rows': 'Paling banyak {n} baris',
    'The file is too large to be read. No more than {n} rows':
      'Berkas terlalu besar untuk dibaca. Paling banyak {n} baris',
    'The file takes too long to be read. No more than {n} rows': 'Berkas terlalu lama dibaca. Paling banyak {n} baris',
    'The sheet is larger than a sheet can be': 'Lembar lebih besar daripada ukuran lembar yang mungkin',
    'The file is too large when unpacked': 'Berkas terlalu besar setelah dibuka',
    'The file is damaged and cannot be read': 'Berkas rusak dan tidak dapat dibaca',
    'The file is not an Excel workbook': 'Berkas bukan buku kerja Excel',
    'The file is protected by a password': 'Berkas dilindungi kata sandi',
    'The cell holds an error': 'Sel berisi kesalahan',
    'A character that cannot be stored was found': 'Ditemukan karakter yang tidak dapat disimpan',
    'A date stands here. Format the cell as text and type it again':
      'Di sini ada tanggal. Format sel sebagai teks dan ketik ulang',
    'The formula has no saved result. Save the file in Excel, or type the value':
      'Rumus tidak memiliki hasil tersimpan. Simpan berkas di Excel, atau ketik nilainya',
    'The number is too long to be exact. Format the cell as text and type it again':
      'Angka terlalu panjang untuk tepat. Format sel sebagai teks dan ketik ulang',
    'Write the date as 2026-11-14': 'Tulis tanggal seperti 2026-11-14',
  },
)
