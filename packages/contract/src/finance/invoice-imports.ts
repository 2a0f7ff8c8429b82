import { type AccurateField, accurateFields } from '@sejuk/domain/finance/accurate-columns'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, required, sheetUpload, texts } from '../fields.ts'
import { wholeNumber } from '../numbers.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

const mostRupiah = 999_999_999_999

/** A line of an invoice as Accurate exports it; lines with the same number are one invoice. */
export const accurateLine = z.object({
  invoice_no: required('invoice', 60),
  invoice_date: calendarDay(told('write-date-2026-11-14')),
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

const title = z.string().trim().max(100).default('')
const titles = {
  ...{ invoice_no: title, invoice_date: title, customer_code: title, item_code: title, qty: title, price: title },
  ...{ discount: title, tax: title, total: title },
} satisfies Record<AccurateField, typeof title>
/** How one's branch titles the columns of its exports; empty where as in the template. */
export const getAccurateColumns = endpoint('GET /api/sales-invoice/accurate-columns', {
  needs,
  input: z.object({}),
  data: z.object({ ...texts(...accurateFields), row_version: z.number() }),
})
/** Written once, used for every file of the branch from then on. */
export const saveAccurateColumns = endpoint('POST /api/sales-invoice/accurate-columns', {
  needs,
  input: z.object({ row_version: z.coerce.number<number | string>().int().min(0), ...titles }),
  data: z.object({ row_version: z.number() }),
})

export const accurateSheet = sheetOf('accurate-invoice', needs)
