import { words } from '../words.ts'

export const serialSheetWords = words('serial-sheets', {
  title: ['Serial numbers from Excel', 'Nomor seri dari Excel'],
  fromExcel: ['From Excel', 'Dari Excel'],
  help: [
    'A sheet with a column “Serial number”, up to 1,000 rows. What is not a serial number is named by its row, and then nothing is taken.',
    'Lembar dengan kolom “Nomor seri”, paling banyak 1.000 baris. Yang bukan nomor seri disebut menurut barisnya, dan tidak ada yang diambil.',
  ],
  column: ['Serial number', 'Nomor seri'],
})
