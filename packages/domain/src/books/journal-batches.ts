import { workflow } from '../document-workflow.ts'

/** The sheet that Accurate brings in, or plain columns for any other books. */
export const batchFormats = ['Accurate', 'CSV'] as const
export type BatchFormat = (typeof batchFormats)[number]
export const batchStatuses = ['Made', 'Taken', 'Cancelled'] as const
export type BatchStatus = (typeof batchStatuses)[number]

/** What a column of a file holds. */
export type BatchField =
  | 'row'
  | 'journal_code'
  | 'journal_date'
  | 'document'
  | 'event'
  | 'account_code'
  | 'account_name'
  | 'dept_code'
  | 'dept_name'
  | 'customer_code'
  | 'customer_name'
  | 'business_unit_code'
  | 'debit'
  | 'credit'
type BatchColumn = readonly [title: string, field: BatchField]
type Layout = {
  /** A row a journal before its lines, where the books want one. */
  head?: readonly BatchColumn[]
  lines: readonly BatchColumn[]
  /** As many as one file takes. */
  most: number
}

/**
 * The titles are those of the books that read the file, in their language. Accurate Online offers its sheet for journals only to who
 * has signed in there (Buku Besar, Jurnal Umum, Impor dari File); these are the rows, titles and days (DD/MM/YYYY) of its published
 * sister for payments: https://id.scribd.com/document/707068944/Other-Payment-Import-File-2. Finance tries a file before go-live.
 */
export const batchLayouts: Readonly<Record<BatchFormat, Layout>> = {
  Accurate: {
    head: [
      ['HEADER', 'row'],
      ['No Jurnal', 'journal_code'],
      ['Tanggal', 'journal_date'],
      ['Catatan', 'document'],
      ['Cabang', 'dept_name'],
    ],
    lines: [
      ['ACCOUNT', 'row'],
      ['No Akun', 'account_code'],
      ['Nama Akun', 'account_name'],
      ['Debit', 'debit'],
      ['Kredit', 'credit'],
      ['Nama Departemen', 'dept_name'],
      ['Catatan Akun', 'event'],
      ['No Pelanggan', 'customer_code'],
    ],
    most: 2000,
  },
  CSV: {
    lines: [
      ['journal', 'journal_code'],
      ['date', 'journal_date'],
      ['document', 'document'],
      ['event', 'event'],
      ['account', 'account_code'],
      ['account_name', 'account_name'],
      ['branch', 'dept_code'],
      ['customer', 'customer_code'],
      ['customer_name', 'customer_name'],
      ['business_unit', 'business_unit_code'],
      ['debit', 'debit'],
      ['credit', 'credit'],
    ],
    most: 20_000,
  },
}

type Row = { status: BatchStatus; authors: readonly string[] }

/** Made from what is ready, taken into the books, or cancelled before: then its journals are ready again. */
export const journalBatch = workflow({
  entity: 'journal-batch',
  status: 'status',
  state: ({ status }: Row) => ({ status }),
  actions: {
    take: { needs: 'Journal-Export', from: ['Made'], to: 'Taken', writes: false, confirm: true, primary: true },
    cancel: {
      needs: 'Journal-Export',
      from: ['Made'],
      to: 'Cancelled',
      writes: false,
      reason: 'required',
      dangerous: true,
    },
  },
})
