import { bounceReasons, cheque, chequeStatuses } from '@sejuk/domain/finance/cheques'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, month, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const mostMoney = 999_999_999_999
const day = calendarDay(told('write-date-2026-11-14'))

const row = z.object({
  ...texts('cheque_code', 'cheque_no', 'drawer', 'customer_code', 'customer_name', 'dept_code', 'dept_name'),
  ...texts('issue_date', 'due_date', 'received_date', 'created_by', 'create_user_name'),
  ...maybeTexts('bank_code', 'bank_name', 'salesman_code', 'remark', 'bounce_note'),
  amount: z.number(),
  allocated_amount: z.number(),
  invoice_count: z.number(),
  /** Below nothing once it is due. */
  days_left: z.number(),
  status: z.enum(chequeStatuses),
  bounce_reason: z.enum(bounceReasons).nullable(),
  deposited_date: instant.nullable(),
  cleared_date: instant.nullable(),
  bounced_date: instant.nullable(),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type Cheque = z.output<typeof row>

const filters = {
  search: z.string().max(200).default(''),
  dept_code: many,
  customer_code: many,
  bank_code: many,
  status: z.enum(chequeStatuses).optional(),
  due_from: day.optional(),
  due_to: day.optional(),
  /** Due today or before. */
  is_due: flag.optional(),
  bounced_from: day.optional(),
}
export const listCheques = endpoint('GET /api/cheque', {
  needs: 'Cheque-Search',
  input: listInput(['created_date', 'due_date', 'amount', 'cheque_no']).extend(filters),
  data: z.array(row),
})
export const chequeData = downloadable(listCheques, { module_name: 'cheque', needs: 'Cheque-Search' })

/** The cheques that fall due in a month, by day; those that are waited for apart. */
export const chequeCalendar = endpoint('GET /api/cheque/calendar', {
  needs: 'Cheque-Search',
  input: z.object({ month }),
  data: z.array(
    z.object({
      due_date: z.string(),
      count: z.number(),
      amount: z.number(),
      uncleared: z.number(),
      uncleared_amount: z.number(),
      bounced: z.number(),
    }),
  ),
})

const some = { count: z.number(), amount: z.number() }
/** The cheques in our hands by the day they go to the bank, those that wait there, and those that came back lately. */
export const comingCheques = endpoint('GET /api/cheque/coming', {
  needs: 'Cheque-Search',
  input: z.object({ dept_code: many }),
  data: z.object({
    /** The next bank days; each takes what fell due since `due_from`, the first whatever is due. */
    days: z.array(z.object({ day: z.string(), due_from: z.string().nullable(), ...some })),
    to_bring: z.object(some),
    at_bank: z.object(some),
    bounced: z.object({ since: z.string(), ...some }),
  }),
})
export type ComingCheques = z.output<typeof comingCheques.data>

const invoice = z.object({
  ...texts('invoice_code', 'invoice_date', 'due_date'),
  amount: z.number(),
  /** Neither paid nor covered by another cheque. */
  open_amount: z.number(),
})
const itself = z.object({ cheque_code: code })
const detail = row.extend({
  allocations: z.array(invoice.extend({ allocated: z.number() })),
})
export type ChequeDetail = z.output<typeof detail>
export const getCheque = endpoint('GET /api/cheque/detail', { needs: 'Cheque-Search', input: itself, data: detail })

/** What a cheque of this customer may be given for, and whether one is taken at all. */
export const getChequeCustomer = endpoint('GET /api/cheque/customer', {
  needs: 'Cheque-Create',
  input: z.object({ customer_code: code, cheque_code: z.string().max(100).optional() }),
  data: z.object({
    ...texts('customer_code', 'customer_name'),
    is_allowed: z.boolean(),
    bounced: z.number(),
    cheque_days: z.number(),
    invoices: z.array(invoice),
  }),
})

const allocations = z
  .array(z.object({ invoice_code: required('invoice', 40), amount: wholeNumber('amount', 1, mostMoney) }))
  .max(100, told('no-more-than-rows', { n: 100 }))
  .default([])

const form = {
  cheque_no: required('cheque-number', 40),
  bank_code: required('bank', 20),
  drawer: required('drawer', 150),
  amount: wholeNumber('amount', 1, mostMoney),
  issue_date: day,
  due_date: day,
  received_date: day,
  remark: optional('remark', 500),
  allocations,
}
export const createCheque = endpoint('POST /api/cheque', {
  needs: 'Cheque-Create',
  input: z.object({ customer_code: code, ...form }),
  data: z.object({ cheque_code: z.string() }),
})

export const actOnCheque = actions(cheque, '/api/cheque', {
  key: 'cheque_code',
  forms: {
    modify: form,
    bounce: {
      bounce_reason: z.enum(bounceReasons, told('choice-missing')),
      bounce_note: optional('note', 500),
    },
  },
  says: {
    deposit: because('cheque-deposited'),
    clear: because('cheque-cleared'),
    bounce: because('cheque-bounced'),
    modify: because('updated'),
    delete: because('deleted'),
  },
})

export const chequeLog = actionLogOf('GET /api/cheque/action-log', 'Cheque-Search')
