import { because } from '@sejuk/domain/messages'
import { creditSources } from '@sejuk/domain/money/credit-sources'
import { creditUse, creditUseStatuses, mostUseLines } from '@sejuk/domain/money/credit-uses'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const path = '/api/credit-use'
const mostMoney = 999_999_999_999
const source_kind = z.enum(creditSources, told('choice-missing'))

const credit = z.object({
  credit_id: z.number(),
  source_kind: z.enum(creditSources),
  ...texts('source_code', 'customer_code', 'customer_name', 'dept_code', 'dept_name'),
  since: calendarDay(),
  came_amount: z.number(),
  left_amount: z.number(),
  held_amount: z.number(),
  /** What the customer owes, and what of it is late. */
  open: z.number(),
  late: z.number(),
})
export type Credit = z.output<typeof credit>

/** What customers have with us that pays nothing yet. */
export const listCredits = endpoint(`GET ${path}/sources`, {
  needs: 'Money-Desk-View',
  input: listInput(['since', 'left_amount']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    customer_code: many,
    source_kind: source_kind.optional(),
    /** Of customers who owe as well. */
    is_owing: z.stringbool().or(z.boolean()).optional(),
  }),
  data: z.array(credit),
})
export const creditData = downloadable(listCredits, { module_name: 'credit', needs: 'Sales-Invoice-Download' })

const line = z.object({
  source_kind: z.enum(creditSources),
  ...texts('source_code', 'invoice_code'),
  amount: z.number(),
})
const row = z.object({
  ...texts('use_code', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'created_by', 'create_user_name'),
  ...maybeTexts('remark', 'take_back_reason', 'taken_back_user_name'),
  status: z.enum(creditUseStatuses),
  use_date: calendarDay(),
  amount: z.number(),
  is_frozen: z.boolean(),
  is_month_locked: z.boolean(),
  taken_back_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type CreditUse = z.output<typeof row>
export const listCreditUses = endpoint(`GET ${path}/list`, {
  needs: 'Money-Desk-View',
  input: listInput(['created_date', 'amount']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    customer_code: many,
    status: z.enum(creditUseStatuses).optional(),
  }),
  data: z.array(row),
})

const detail = row.extend({ lines: z.array(line) })
export type CreditUseDetail = z.output<typeof detail>
export const getCreditUse = endpoint(`GET ${path}/detail`, {
  needs: 'Money-Desk-View',
  input: z.object({ use_code: code }),
  data: detail,
})

/** What the oldest credit would pay of what is due first. */
export const proposeCreditUse = endpoint(`GET ${path}/proposal`, {
  needs: 'Money-Apply',
  input: z.object({ customer_code: code }),
  data: z.object({ lines: z.array(line), amount: z.number() }),
})

export const createCreditUse = endpoint(`POST ${path}/create`, {
  needs: 'Money-Apply',
  input: z.object({
    customer_code: code,
    lines: z
      .array(
        z.object({
          source_kind,
          source_code: code,
          invoice_code: code,
          amount: wholeNumber('amount', 1, mostMoney),
        }),
      )
      .min(1, told('choice-missing'))
      .max(mostUseLines, told('no-more-than-rows', { n: mostUseLines })),
    remark: optional('remark', 500),
  }),
  data: z.object({ use_code: z.string(), amount: z.number(), exposure: z.number() }),
  says: because('credit-used'),
})

export const actOnCreditUse = actions(creditUse, path, {
  key: 'use_code',
  says: { 'take-back': because('credit-taken-back') },
})
export const creditUseLog = actionLogOf(`GET ${path}/action-log`, 'Money-Desk-View')
