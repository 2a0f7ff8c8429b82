import type { BankFileKind, BankSignForm } from '@sejuk/domain/money/bank-layouts'
import { type Pair, words } from '../words.ts'
import { moneySentences } from './sentences.ts'

const kinds = { csv: ['CSV', 'CSV'], xlsx: ['Excel', 'Excel'], mt940: ['MT940', 'MT940'] } satisfies Record<
  BankFileKind,
  Pair
>
const signs = {
  suffix: ['CR or DB behind the amount', 'CR atau DB di belakang jumlah'],
  signed: ['A minus before the amount', 'Minus di depan jumlah'],
  'two-columns': ['Debit and credit in two columns', 'Debit dan kredit di dua kolom'],
} satisfies Record<BankSignForm, Pair>

export const bankStatementWords = words(
  'bank-statements',
  {
    ...kinds,
    ...signs,
    title: ['Bank statements', 'Mutasi bank'],
    layouts: ['Layouts of bank files', 'Tata letak berkas bank'],
    import: ['Import statement', 'Impor mutasi'],
    statement_code: ['Statement', 'Mutasi'],
    account: ['Account', 'Rekening'],
    layout: ['Layout', 'Tata letak'],
    days: ['Days', 'Hari'],
    opening: ['Opening balance', 'Saldo awal'],
    closing: ['Closing balance', 'Saldo akhir'],
    in_amount: ['In', 'Masuk'],
    out_amount: ['Out', 'Keluar'],
    new_lines: ['New lines', 'Baris baru'],
    known_lines: ['Known lines', 'Baris lama'],
    gap: ['Gap', 'Selisih'],
    imported: ['Imported', 'Diimpor'],
    file: ['File of the bank', 'Berkas bank'],
    importHelp: [
      'The file is read whole or not at all. Lines that an earlier file had are left out.',
      'Berkas dibaca seluruhnya atau tidak sama sekali. Baris yang sudah ada di berkas sebelumnya dilewati.',
    ],
    ifFileSaysNone: ['Only where the file itself names none', 'Hanya bila berkas tidak memuatnya'],
    done: [
      '{n} new {n|line|lines}, {certain} of them certain. {known} known and {pending} pending left out.',
      '{n} baris baru, {certain} di antaranya pasti. {known} baris lama dan {pending} tertunda dilewati.',
    ],
    toLines: ['Decide the lines', 'Putuskan baris'],
    name: ['Name', 'Nama'],
    kind: ['Kind of file', 'Jenis berkas'],
    head_rows: ['Rows above the lines', 'Baris di atas data'],
    date_form: ['Dates look like', 'Bentuk tanggal'],
    number_form: ['Amounts look like', 'Bentuk jumlah'],
    sign_form: ['In and out', 'Masuk dan keluar'],
    delivered: ['Came with the product', 'Bawaan'],
    by: ['Made by', 'Dibuat oleh'],
    addLayout: ['Another bank', 'Bank lain'],
    sample: ['A sample file', 'Contoh berkas'],
    sampleRows: ['First rows of the file', 'Baris pertama berkas'],
    column: ['Column {letter}: {text}', 'Kolom {letter}: {text}'],
    noColumn: ['None', 'Tidak ada'],
    date: ['Date', 'Tanggal'],
    text: ['What the bank wrote', 'Tulisan bank'],
    moreText: ['More of what the bank wrote', 'Tulisan bank lanjutan'],
    amount: ['Amount', 'Jumlah'],
    debit: ['Debit (out)', 'Debit (keluar)'],
    credit: ['Credit (in)', 'Kredit (masuk)'],
    balance: ['Balance', 'Saldo'],
    reference: ['Reference', 'Referensi'],
    accountColumn: ['Account number', 'Nomor rekening'],
  },
  { messages: moneySentences },
)
