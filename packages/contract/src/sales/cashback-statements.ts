import { languages } from '@sejuk/domain/platform/languages'
import { ledgerKinds } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, fileAnswer, instant, maybeTexts, texts } from '../fields.ts'
import { told } from '../told.ts'

const movement = z.object({
  ledger_id: z.number(),
  ...texts('cashback_code', 'type_rebate_name'),
  ...maybeTexts('order_code', 'invoice_code', 'reason'),
  kind: z.enum(ledgerKinds),
  amount: z.number(),
  /** Of all the customer's lines together. */
  balance: z.number(),
  created_date: instant,
})

/** The customer's purse over some days: what was in it, what came and went, what is in it, and what will be lost soon. */
const statement = z.object({
  ...texts('company_name', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'from', 'to', 'printed_date'),
  opening: z.number(),
  closing: z.number(),
  granted: z.number(),
  adjusted: z.number(),
  used: z.number(),
  /** Held by orders that are not invoiced yet, less what such orders gave back. */
  held: z.number(),
  expired: z.number(),
  movements: z.array(movement),
  expiring: z.array(
    z.object({ ...texts('cashback_code', 'type_rebate_name', 'valid_to'), cashback_remain: z.number() }),
  ),
})
export type CashbackStatementData = z.output<typeof statement>

const dayShape = told('write-date-2026-11-14')

/** So many days ahead the end of a line is told on it. */
export const statementNoticeDays = 90

const asked = z.object({
  customer_code: z.string().trim().max(100).optional(),
  from: calendarDay(dayShape).optional(),
  to: calendarDay(dayShape).optional(),
})

/** Without a customer: the first of the user. Without days: this year until now. */
export const getCashbackStatement = endpoint('GET /api/cashback/statement', {
  needs: 'Cashback-List-Search',
  input: asked,
  data: statement,
})

/** The same as a PDF, in the language of the screen. */
export const downloadCashbackStatement = endpoint('GET /api/cashback/statement/pdf', {
  needs: 'Cashback-List-Search',
  input: asked.extend({ language: z.enum(languages).default('default') }),
  data: fileAnswer,
})
