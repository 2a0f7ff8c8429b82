import type { WayWithoutNpwp } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import type { VatReturnKind } from '@sejuk/domain/finance/tax-office/vat-returns'
import { type Pair, words } from '../words.ts'

const kinds = {
  invoice: ['Invoice', 'Faktur'],
  replacement: ['Replacement', 'Pengganti'],
  nota_retur: ['Nota retur', 'Nota retur'],
  digunggung: ['Retail, in one sum', 'Digunggung'],
} satisfies Record<VatReturnKind, Pair>

const ways = {
  NIK: ['Tax invoice to the NIK', 'Faktur pajak ke NIK'],
  DIGUNGGUNG: ['Retail, one row a day', 'Digunggung, satu baris per hari'],
  NO_TAX: ['Without tax', 'Tanpa PPN'],
} satisfies Record<WayWithoutNpwp, Pair>

/** What follows of each way, for the price and for the return. */
const follows = {
  followsNIK: [
    'The price stays and VAT is inside it. Each sale has a tax invoice to the buyer’s NIK; without a NIK it is not ready.',
    'Harga tetap dan PPN sudah di dalamnya. Tiap penjualan punya faktur pajak ke NIK pembeli; tanpa NIK belum siap.',
  ],
  followsDIGUNGGUNG: [
    'The price stays and VAT is inside it. The sales of a day are one row of the VAT return, without tax invoices.',
    'Harga tetap dan PPN sudah di dalamnya. Penjualan satu hari menjadi satu baris SPT, tanpa faktur pajak.',
  ],
  followsNO_TAX: [
    'No VAT is in the price, and nothing of it is in the VAT return. Only for a company that is no PKP.',
    'Tidak ada PPN dalam harga dan tidak masuk SPT. Hanya untuk perusahaan yang bukan PKP.',
  ],
} satisfies Record<`follows${WayWithoutNpwp}`, Pair>

export const vatReturnWords = words('vat-returns', {
  ...kinds,
  ...ways,
  ...follows,
  title: ['VAT return', 'SPT Masa PPN'],
  taxMonth: ['Tax month', 'Masa pajak'],
  toReturn: ['List for the VAT return', 'Daftar untuk SPT Masa PPN'],
  toSummary: ['To the tax month', 'Ke masa pajak'],
  byCompany: ['Net by company', 'Neto per perusahaan'],
  company_name: ['Company', 'Perusahaan'],
  company_npwp: ['NPWP of the company', 'NPWP perusahaan'],
  netLine: ['Net', 'Neto'],
  locked: ['Locked: this is what was reported', 'Terkunci: inilah yang dilaporkan'],
  none: ['Nothing taxed in this month', 'Tidak ada yang kena PPN pada bulan ini'],
  period: ['Period', 'Masa'],
  kind: ['Kind', 'Jenis'],
  number: ['Number', 'Nomor'],
  day: ['Date', 'Tanggal'],
  replaces: ['Replaces', 'Mengganti'],
  tax_id: ['NPWP or NIK', 'NPWP atau NIK'],
  name: ['Name', 'Nama'],
  transaction_code: ['Code', 'Kode'],
  base: ['Tax base', 'DPP'],
  other_base: ['Other base', 'DPP nilai lain'],
  vat: ['VAT', 'PPN'],
  reference: ['Reference', 'Referensi'],
  count: ['Documents', 'Dokumen'],
  csv: ['CSV file', 'Berkas CSV'],
  search: ['Number, name, NPWP', 'Nomor, nama, NPWP'],
  slips: ['Withholding slips', 'Bukti potong'],
  noSlips: ['No withholding slips in this month', 'Tidak ada bukti potong pada bulan ini'],
  slipLine: ['{n} {n|slip|slips}, {amount}', '{n} bukti potong, {amount}'],
  withoutNpwp: ['Buyers without NPWP', 'Pembeli tanpa NPWP'],
  wayOf: ['{org}: {way} from {date}', '{org}: {way} mulai {date}'],
  noWay: [
    'Nothing is set: buyers without NPWP pay the price without VAT, and the VAT return has nothing of it.',
    'Belum diatur: pembeli tanpa NPWP membayar harga tanpa PPN, dan SPT tidak memuatnya.',
  ],
})
