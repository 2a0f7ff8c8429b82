import { creditSources } from '@sejuk/domain/money/credit-sources'
import { entryKinds } from '@sejuk/domain/money/statement'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, maybeTexts, texts } from '../fields.ts'
import { told } from '../told.ts'

const path = '/api/money'
const day = calendarDay(told('write-date-2026-11-14'))
const asked = { customer_code: code, from: day.optional(), to: day.optional() }

const invoice = z.object({
  ...texts('invoice_code'),
  invoice_date: calendarDay(),
  due_date: calendarDay(),
  amount: z.number(),
  open: z.number(),
  /** By a cheque that is not cleared or cash on its way. */
  covered: z.number(),
  /** What may still be given for it. */
  free: z.number(),
  days: z.number(),
})
const source = z.object({
  source_kind: z.enum(creditSources),
  ...texts('source_code'),
  since: calendarDay(),
  left: z.number(),
  held: z.number(),
})
const entry = z.object({
  kind: z.enum(entryKinds),
  ...texts('code'),
  ...maybeTexts('note'),
  day: calendarDay(),
  charged: z.number(),
  received: z.number(),
  balance: z.number(),
})
export type StatementEntry = z.output<typeof entry>

/** What is open, what we owe, and what the customer still has: five figures that are one sum. */
export const getCustomerAccount = endpoint(`GET ${path}/account`, {
  needs: 'Customer-View-Credit',
  input: z.object(asked),
  data: z.object({
    ...texts('customer_code', 'customer_name', 'dept_name'),
    ...maybeTexts('collect_method', 'bank_code', 'account_name', 'account_number'),
    payment_term_days: z.number(),
    open: z.number(),
    late: z.number(),
    late_days: z.number(),
    invoice_count: z.number(),
    not_billed: z.number(),
    covered: z.number(),
    credit: z.number(),
    held: z.number(),
    exposure: z.number(),
    limit: z.number(),
    left: z.number(),
    invoices: z.array(invoice),
    sources: z.array(source),
    cashbacks: z.array(z.object({ ...texts('cashback_code'), remain: z.number() })),
    statement: z.object({
      from: calendarDay(),
      to: calendarDay(),
      opening: z.number(),
      closing: z.number(),
      entries: z.array(entry),
      /** More happened than is shown; the paper has all of it. */
      is_cut: z.boolean(),
    }),
  }),
})
export type CustomerAccount = z.output<typeof getCustomerAccount.data>

export const accountExcel = endpoint(`GET ${path}/account-excel`, {
  needs: 'Customer-View-Credit',
  input: z.object({ ...asked, language: z.enum(languages).default('local') }),
  data: fileAnswer,
})

const sum = z.object({ count: z.number(), amount: z.number() })
/** How much waits at each place of the money desk. */
export const getMoneyDesk = endpoint(`GET ${path}/desk`, {
  needs: 'Money-Desk-View',
  input: z.object({}),
  data: z.object({
    credits: sum,
    owing: sum,
    bank: z.object({ decide: sum, certain: sum, unidentified: sum }),
    /** For who may see what drivers took. */
    cash: z.object({ with_drivers: sum, counted: sum, short: sum, over: sum }).nullable(),
    refunds: z.object({ submitted: z.number(), approved: z.number(), in_file: z.number(), failed: z.number() }),
    receipts: z.object({ waiting: z.number(), amount: z.number() }),
  }),
})
export type MoneyDesk = z.output<typeof getMoneyDesk.data>
