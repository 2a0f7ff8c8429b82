import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { required, sheetUpload } from '../fields.ts'
import { wholeNumber } from '../numbers.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

const mostRupiah = 999_999_999_999

/** A line of an invoice as Accurate exports it; lines with the same number are one invoice. */
export const accurateLine = z.object({
  invoice_no: required('invoice', 60),
  invoice_date: z.iso.date(told('write-date-2026-11-14')),
  customer_code: required('customer', 100),
  item_code: required('item', 60),
  qty: wholeNumber('quantity', 1, 100_000),
  price: wholeNumber('price', 0, mostRupiah),
  discount: wholeNumber('item-discount', 0, mostRupiah).default(0),
  tax: wholeNumber('amount', 0, mostRupiah).default(0),
  total: wholeNumber('amount', 0, mostRupiah),
})

const needs = 'Sales-Invoice-Import'
const problem = z.object({ line: z.number(), column: z.string(), value: z.string(), message: z.string() })

/** Every row and column judged; nothing is written. */
export const previewAccurate = endpoint('POST /api/sales-invoice/import-preview', {
  needs,
  input: sheetUpload,
  data: z.object({
    rows: z.number(),
    bad_rows: z.number(),
    problem_count: z.number(),
    problems: z.array(problem),
    invoices: z.number(),
    total: z.number(),
  }),
  says: because('nothing-saved-yet'),
})

/** All rows or none. */
export const importAccurate = endpoint('POST /api/sales-invoice/import-accurate', {
  needs,
  input: sheetUpload,
  data: z.object({ added: z.number() }),
  says: because('file-imported-successfully'),
})

export const accurateSheet = sheetOf('accurate-invoice', needs)
