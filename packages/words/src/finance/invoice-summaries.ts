import type { SummaryKind } from '@sejuk/domain/finance/invoice-summaries'
import type { MarginBand } from '@sejuk/domain/sales/special-price-requests'
import { type Pair, words } from '../words.ts'
import { financeSentences } from './sentences.ts'

const kinds = {
  tax: ['Tax', 'Pajak'],
  standard: ['Standard', 'Standar'],
  operation: ['Operation', 'Operasional'],
} satisfies Record<SummaryKind, Pair>

const bands = {
  'below-floor': ['Below the floor', 'Di bawah harga dasar'],
  'near-floor': ['Near the floor', 'Dekat harga dasar'],
  'above-floor': ['Above the floor', 'Di atas harga dasar'],
} satisfies Record<MarginBand, Pair>

export const invoiceSummaryWords = words(
  'invoice-summaries',
  {
    ...kinds,
    ...bands,
    margin_band: ['Margin band', 'Rentang margin'],
    bandHelp: [
      'Margin band: the net amount against the floor price of the items. No purchase price is known here.',
      'Rentang margin: jumlah bersih dibandingkan dengan harga dasar barang. Harga beli tidak diketahui di sini.',
    ],
    bandHidden: [
      'The margin band is shown to those who may see floor prices. No purchase price is known here.',
      'Rentang margin tampil bagi yang boleh melihat harga dasar. Harga beli tidak diketahui di sini.',
    ],
    title: ['Invoice summaries', 'Ringkasan faktur'],
    month: ['Month', 'Bulan'],
    previous: ['Previous month', 'Bulan sebelumnya'],
    next: ['Next month', 'Bulan berikutnya'],
    make: ['Make the summary', 'Buat ringkasan'],
    makeAgain: ['Make again', 'Buat lagi'],
    making: ['Is being made …', 'Sedang dibuat …'],
    none: ['No summary of this month was made yet', 'Belum ada ringkasan bulan ini'],
    stale: ['Stale: {n} {n|document|documents} changed', 'Usang: {n} dokumen berubah'],
    fresh: ['Nothing changed since', 'Tidak ada perubahan sejak itu'],
    lock: ['Lock the tax period', 'Kunci masa pajak'],
    sureLock: [
      'Lock {month}? Nothing in it can be changed afterwards.',
      'Kunci {month}? Setelah itu tidak ada yang dapat diubah.',
    ],
    locked: ['The tax period is locked', 'Masa pajak terkunci'],
    madeBy: ['{date}, {name}, {n} {n|invoice|invoices}', '{date}, {name}, {n} faktur'],
    firstOne: [
      'The first summary of this month: nothing to compare with',
      'Ringkasan pertama bulan ini: belum ada pembanding',
    ],
    excel: ['Excel', 'Excel'],
    chart: ['The largest by {figure}', 'Terbesar menurut {figure}'],
    compare: ['Compare', 'Bandingkan'],
    withOne: ['with {summary}', 'dengan {summary}'],
    moved: ['What moved between the two', 'Yang berubah di antara keduanya'],
    movedApproved: ['Approved in between', 'Disetujui di antaranya'],
    movedReplaced: ['Replaced, buyer data or value', 'Diganti, data pembeli atau nilai'],
    movedCancelled: ['Cancelled with consent', 'Dibatalkan dengan persetujuan'],
    vatByBranch: ['VAT change by branch, in all {amount}', 'Perubahan PPN per cabang, total {amount}'],
    otherBranches: ['{n} {n|other|others}', '{n} lainnya'],
    vatThisYear: ['VAT', 'PPN'],
    vatYearBefore: ['A year before', 'Setahun sebelumnya'],
    nInvoices: ['{n} {n|invoice|invoices}', '{n} faktur'],
    notUploaded: ['Not yet at the tax office', 'Belum di kantor pajak'],
    roundingApart: ['Rounding rupiah, in their own column', 'Rupiah pembulatan, di kolom sendiri'],
    transaction_code: ['Transaction code', 'Kode transaksi'],
    customer_code: ['Customer', 'Pelanggan'],
    customer_name: ['Name', 'Nama'],
    business_unit_code: ['Business unit', 'Unit bisnis'],
    dept_code: ['Branch', 'Cabang'],
    salesman_code: ['Salesperson', 'Sales'],
    item_code: ['Item', 'Barang'],
    row: ['Row', 'Baris'],
    change: ['Change', 'Perubahan'],
    total: ['Total', 'Total'],
    count: ['Invoices', 'Faktur'],
    base: ['Tax base', 'DPP'],
    other_base: ['Other base', 'DPP nilai lain'],
    vat: ['VAT', 'PPN'],
    rounding: ['Rounding', 'Pembulatan'],
    replaced: ['Replaced', 'Diganti'],
    returned: ['Returned', 'Diretur'],
    cancelled: ['Cancelled', 'Dibatalkan'],
    not_uploaded: ['Without tax number', 'Tanpa nomor pajak'],
    qty: ['Quantity', 'Jumlah'],
    gross: ['Gross', 'Bruto'],
    discount: ['Discount', 'Diskon'],
    net: ['Net', 'Neto'],
    others: ['{n} further rows', '{n} baris lainnya'],
  },
  { messages: financeSentences },
)
