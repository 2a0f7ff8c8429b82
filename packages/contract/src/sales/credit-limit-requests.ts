import { because } from '@sejuk/domain/messages'
import {
  creditLimitRequest,
  creditRequestStatuses,
  creditRequestTypes,
  guaranteeTypes,
  roundLimit,
} from '@sejuk/domain/sales/credit-limit-requests'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const mostMoney = 999_999_999_000
const day = calendarDay(told('write-date-2026-11-14'))

const row = z.object({
  ...texts('request_code', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'reason'),
  ...texts('created_by', 'create_user_name', 'today'),
  ...maybeTexts('salesman_code', 'valid_from', 'valid_to', 'order_code', 'reject_reason', 'approved_user_name'),
  request_type: z.enum(creditRequestTypes),
  guarantee_type: z.enum(guaranteeTypes).nullable(),
  guarantee_amount: z.number().nullable(),
  current_limit: z.number(),
  requested_limit: z.number(),
  granted_amount: z.number().nullable(),
  /** What the customer may owe once it is approved, and who decides about how much. */
  resulting_limit: z.number(),
  branch_manager_up_to: z.number(),
  finance_manager_up_to: z.number(),
  status: z.enum(creditRequestStatuses),
  authors: z.array(z.string()),
  submitted_date: instant.nullable(),
  approved_date: instant.nullable(),
  ended_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type CreditLimitRequest = z.output<typeof row>

export const listCreditLimitRequests = endpoint('GET /api/credit-limit-request', {
  needs: 'Credit-Limit-Request-Search',
  input: listInput(['created_date', 'request_code', 'requested_limit', 'valid_to']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    customer_code: many,
    status: z.enum(creditRequestStatuses).optional(),
    request_type: z.enum(creditRequestTypes).optional(),
    order_code: z.string().max(40).optional(),
  }),
  data: z.array(row),
})
export const creditLimitRequestData = downloadable(listCreditLimitRequests, {
  module_name: 'credit-limit-request',
  needs: 'Credit-Limit-Request-Search',
})

const itself = z.object({ request_code: code })
export const getCreditLimitRequest = endpoint('GET /api/credit-limit-request/detail', {
  needs: 'Credit-Limit-Request-Search',
  input: itself,
  data: row,
})

const standing = z.object({
  ...texts('customer_code', 'customer_name'),
  payment_term_days: z.number(),
  credit_limit: z.number(),
  temporary_limit: z.number(),
  outstanding_invoice: z.number(),
  open_order: z.number(),
  uncleared_cheque: z.number(),
  unapplied_receipt: z.number(),
  exposure: z.number(),
  available: z.number(),
  overdue_amount: z.number(),
  overdue_days_max: z.number(),
  /** Of the last twelve months: what was invoiced, and how it was paid. */
  sales: z.number(),
  sales_by_month: z.array(z.object({ month: z.string(), amount: z.number() })),
  average_days_to_pay: z.number().nullable(),
  paid_invoices: z.number(),
  late_invoices: z.number(),
  most_days_late: z.number(),
  bounced_cheques: z.number(),
  suggested_limit: z.number(),
  temporary_limits: z.array(
    z.object({ ...texts('request_code', 'valid_from', 'valid_to'), granted_amount: z.number() }),
  ),
})
export type CreditStanding = z.output<typeof standing>

/** What a decision about a limit is made by. */
export const getCreditStanding = endpoint('GET /api/credit-limit-request/standing', {
  needs: 'Credit-Limit-Request-Search',
  input: z.object({ customer_code: code }),
  data: standing,
})

const form = {
  request_type: z.enum(creditRequestTypes, told('choice-missing')),
  requested_limit: wholeNumber('requested-limit', 0, mostMoney).transform(roundLimit),
  valid_to: orNothing(day),
  reason: required('reason', 1000),
  guarantee_type: orNothing(z.enum(guaranteeTypes, told('not-in-list'))),
  guarantee_amount: orNothing(wholeNumber('guarantee-amount', 1, mostMoney)),
  order_code: optional('order', 40),
}
export const createCreditLimitRequest = endpoint('POST /api/credit-limit-request', {
  needs: creditLimitRequest.actions.modify.needs,
  input: z.object({ customer_code: code, ...form }),
  data: z.object({ request_code: z.string() }),
})

export const actOnCreditLimitRequest = actions(creditLimitRequest, '/api/credit-limit-request', {
  key: 'request_code',
  forms: { modify: form },
  says: {
    submit: because('credit-request-submitted'),
    approve: because('credit-request-approved'),
    reject: because('rejected'),
    modify: because('updated'),
  },
})

export const creditLimitRequestLog = actionLogOf(
  'GET /api/credit-limit-request/action-log',
  'Credit-Limit-Request-Search',
)
