import { ageingBases, callResults } from '@sejuk/domain/finance/receivables'
import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, many, maybeTexts, optional, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/sales-invoice'
const buckets = {
  not_due: z.number(),
  to_30: z.number(),
  to_60: z.number(),
  to_90: z.number(),
  over_90: z.number(),
}
const by = z.enum(ageingBases).default('due')

/** What is owed by age, in all and by branch; what is late of it counts from the due date in either case. */
export const getAgeing = endpoint(`GET ${group}/ageing`, {
  needs: 'Sales-Invoice-View',
  input: z.object({ dept_code: many, by }),
  data: z.object({
    ...buckets,
    late: z.number(),
    /** How many customers owe, and how many stand behind each tab of the list. */
    customers: z.object({ all: z.number(), todo: z.number(), late: z.number(), over_90: z.number() }),
    branches: z.array(z.object({ ...texts('dept_code', 'dept_name'), ...buckets, late: z.number() })),
  }),
})
export type Ageing = z.output<typeof getAgeing.data>

const row = z.object({
  ...texts('customer_code', 'customer_name', 'dept_code', 'dept_name'),
  ...maybeTexts('pic_name', 'last_result'),
  ...buckets,
  open: z.number(),
  late: z.number(),
  oldest_days: z.number(),
  promise_date: calendarDay().nullable(),
  promise_amount: z.number().nullable(),
  /** What came since the promise was made. */
  paid_since: z.number(),
  last_call_date: instant.nullable(),
})
export type Debtor = z.output<typeof row>
export const listDebtors = endpoint(`GET ${group}/debtors`, {
  needs: 'Sales-Invoice-View',
  input: listInput(['late', 'open', 'oldest_days']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    only: z.enum(['todo', 'late', 'over_90']).optional(),
    by,
  }),
  data: z.array(row),
})
export const debtorData = downloadable(listDebtors, { module_name: 'debtor', needs: 'Sales-Invoice-Download' })

const call = z.object({
  result: z.enum(callResults),
  ...texts('create_user_name'),
  ...maybeTexts('note'),
  promise_date: calendarDay().nullable(),
  promise_amount: z.number().nullable(),
  created_date: instant,
})
const ofCustomer = z.object({ customer_code: code })
export const getStatement = endpoint(`GET ${group}/statement`, {
  needs: 'Sales-Invoice-View',
  input: ofCustomer,
  data: z.object({
    ...texts('customer_code', 'customer_name', 'dept_name'),
    ...maybeTexts('pic_name', 'salesman_name'),
    late: z.number(),
    open: z.number(),
    credit_left: z.number(),
    invoices: z.array(
      z.object({
        ...texts('invoice_code'),
        invoice_date: calendarDay(),
        due_date: calendarDay(),
        amount: z.number(),
        open: z.number(),
        /** Of that, by a cheque that is not cleared or cash on its way. */
        covered: z.number(),
        days: z.number(),
      }),
    ),
    calls: z.array(call),
  }),
})
export type Statement = z.output<typeof getStatement.data>
/** Without days: the last ninety. */
export const statementPeriod = ofCustomer.extend({
  from: orNothing(calendarDay(told('write-date-2026-11-14'))),
  to: orNothing(calendarDay(told('write-date-2026-11-14'))),
})
export const statementPdf = endpoint(`GET ${group}/statement-pdf`, {
  needs: 'Sales-Invoice-View',
  input: statementPeriod.extend({ language: z.enum(languages).default('local') }),
  data: fileAnswer,
})

export const statementExcel = endpoint(`GET ${group}/statement-excel`, {
  needs: 'Sales-Invoice-View',
  input: ofCustomer.extend({ language: z.enum(languages).default('local') }),
  data: fileAnswer,
})

export const logCall = endpoint(`POST ${group}/collection-call`, {
  needs: 'Collection-Log',
  input: ofCustomer.extend({
    result: z.enum(callResults, told('choice-missing')),
    promise_date: orNothing(calendarDay(told('write-date-2026-11-14'))),
    promise_amount: orNothing(wholeNumber('amount', 1, 999_999_999_999)),
    note: optional('note', 500),
  }),
  data: z.object({ call_id: z.number() }),
  says: because('call-logged'),
})
/** By WhatsApp to the customer's contact, by the template. */
export const remindDebtor = endpoint(`POST ${group}/remind`, {
  needs: 'Collection-Log',
  input: ofCustomer,
  data: z.object({ customer_code: z.string() }),
  says: because('reminder-sent'),
})
