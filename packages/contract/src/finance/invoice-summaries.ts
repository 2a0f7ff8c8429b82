import { summaryKinds, summaryStatuses } from '@sejuk/domain/finance/invoice-summaries'
import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, maybeTexts, month, texts } from '../fields.ts'
import { wholeNumber } from '../numbers.ts'

const group = '/api/sales-invoice'
const ofMonth = z.object({ period: month })
const begun = z.object({ summary_id: z.number(), status: z.enum(summaryStatuses) })
const says = because('summary-begun')

/** Each begins a job; whoever asks while one runs gets that one. */
export const makeTaxSummary = endpoint(`GET ${group}/make-summary-tax-data`, {
  ...{ needs: 'Summary-Tax-Make', input: ofMonth, data: begun, says },
})
export const makeStandardSummary = endpoint(`GET ${group}/make-summary-standard-data`, {
  ...{ needs: 'Summary-Standard-Make', input: ofMonth, data: begun, says },
})
export const makeOperationSummary = endpoint(`GET ${group}/make-summary-operation-data`, {
  ...{ needs: 'Summary-Operation-Make', input: ofMonth, data: begun, says },
})

const last = z.object({
  kind: z.enum(summaryKinds),
  summary_id: z.number().nullable(),
  made_date: instant.nullable(),
  ...maybeTexts('made_by', 'create_user_name'),
  is_making: z.boolean(),
  /** Invoices of the month that changed since. */
  stale: z.number(),
  is_locked: z.boolean(),
})
export const checkLastTimeSummary = endpoint(`GET ${group}/check-last-time-summary`, {
  needs: 'Sales-Invoice-View',
  input: ofMonth.extend({ kind: z.enum(summaryKinds).default('tax') }),
  data: last,
})
/** Whether a finished summary of the month can be fetched. */
export const isSummaryAvailable = endpoint(`GET ${group}/is-avaible-redis-download`, {
  needs: 'Sales-Invoice-View',
  input: z.object({ period: month.optional(), kind: z.enum(summaryKinds).default('tax') }),
  data: z.object({ isAvaible: z.boolean() }),
})

const summary = z.object({
  ...texts('period', 'create_user_name'),
  kind: z.enum(summaryKinds),
  summary_id: z.number(),
  status: z.enum(summaryStatuses),
  invoice_count: z.number(),
  hash: z.string().nullable(),
  made_date: instant.nullable(),
  created_date: instant,
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
  branches: z.array(z.object({ ...texts('dept_code', 'dept_name'), vat: z.number() })),
})
export type InvoiceSummary = z.output<typeof summary>
/** The summaries of a month, the newest first. */
export const listSummaries = endpoint(`GET ${group}/summaries`, {
  needs: 'Summary-Tax-Make',
  input: z.object({ period: month.optional(), kind: z.enum(summaryKinds).default('tax') }),
  data: z.array(summary),
})
/** The VAT of twelve months as last summarised, each with the same month a year before. */
export const taxByMonth = endpoint(`GET ${group}/tax-by-month`, {
  needs: 'Summary-Tax-Make',
  input: ofMonth,
  data: z.array(z.object({ month: z.string(), values: z.array(z.number()) })),
})

/** A summary, and beside it what changed since another of its month where one is named. */
export const summaryExcel = endpoint(`GET ${group}/summary-excel`, {
  needs: 'Sales-Invoice-Download',
  input: z.object({
    summary_id: wholeNumber('quantity', 1, 2_000_000_000),
    before_id: wholeNumber('quantity', 1, 2_000_000_000).optional(),
    language: z.enum(languages).default('local'),
  }),
  data: fileAnswer,
})

/** The month takes no change any more. Not by who made its summary, and not while invoices changed since. */
export const lockTaxPeriod = endpoint(`POST ${group}/lock-tax-period`, {
  needs: 'Tax-Period-Lock',
  input: ofMonth,
  data: z.object({ period: z.string() }),
  says: because('tax-period-locked'),
})

const price = z.object({
  ...texts('invoice_code', 'item_code', 'create_user_name'),
  ...maybeTexts('order_code'),
  invoice_date: calendarDay(),
  qty: z.number(),
  unit_price: z.number(),
  discount_amount: z.number(),
  amount: z.number(),
})
/** What a customer paid for an item, the newest first. */
export const unitPriceHistory = endpoint(`GET ${group}/unit-price-history`, {
  needs: 'Sales-Invoice-View',
  input: z.object({ item_code: code, customer_code: code.optional() }),
  data: z.array(price),
})
