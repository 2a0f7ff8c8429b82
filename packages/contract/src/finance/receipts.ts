import { receipt, receiptKinds, receiptSources, receiptStatuses, writtenKinds } from '@sejuk/domain/finance/receipts'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const mostMoney = 999_999_999_999
const day = calendarDay(told('write-date-2026-11-14'))

const row = z.object({
  ...texts(
    'receipt_code',
    'customer_code',
    'customer_name',
    'dept_code',
    'dept_name',
    'created_by',
    'create_user_name',
  ),
  ...maybeTexts('bank_code', 'bank_name', 'reference', 'remark', 'void_reason', 'confirmed_user_name', 'source_code'),
  ...maybeTexts('cashback_code', 'order_code'),
  kind: z.enum(receiptKinds),
  source: z.enum(receiptSources),
  status: z.enum(receiptStatuses),
  amount: z.number(),
  allocated_amount: z.number(),
  received_date: calendarDay(),
  /** One of its invoices is frozen. */
  is_frozen: z.boolean(),
  authors: z.array(z.string()),
  confirmed_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type Receipt = z.output<typeof row>

export const listReceipts = endpoint('GET /api/receipt', {
  needs: 'Sales-Invoice-View',
  input: listInput(['created_date', 'amount']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    customer_code: many,
    kind: z.enum(receiptKinds).optional(),
    status: z.enum(receiptStatuses).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  data: z.array(row),
})
export const receiptData = downloadable(listReceipts, { module_name: 'receipt', needs: 'Sales-Invoice-Download' })

const invoice = z.object({
  ...texts('invoice_code'),
  invoice_date: calendarDay(),
  due_date: calendarDay(),
  amount: z.number(),
  open_amount: z.number(),
})
const detail = row.extend({ allocations: z.array(invoice.extend({ allocated: z.number() })) })
export type ReceiptDetail = z.output<typeof detail>
export const getReceipt = endpoint('GET /api/receipt/detail', {
  needs: 'Sales-Invoice-View',
  input: z.object({ receipt_code: code }),
  data: detail,
})

/** What money of this customer may be given for. */
export const getReceiptCustomer = endpoint('GET /api/receipt/customer', {
  needs: 'Receipt-Create',
  input: z.object({ customer_code: code, receipt_code: z.string().max(100).optional() }),
  data: z.object({
    ...texts('customer_code', 'customer_name'),
    invoices: z.array(invoice),
    /** Its orders that money is kept for, the oldest first. */
    orders: z.array(
      z.object({ ...texts('order_code'), order_date: calendarDay(), total_amount: z.number(), missing: z.number() }),
    ),
    /** What is left of its cashback, those that end first on top. */
    cashbacks: z.array(
      z.object({ ...texts('cashback_code', 'type_rebate_name'), remain: z.number(), valid_to: calendarDay() }),
    ),
  }),
})

const form = {
  kind: z.enum(writtenKinds, told('choice-missing')),
  bank_code: optional('bank', 20),
  /** The cashback it is taken from, where it is paid by cashback. */
  cashback_code: orNothing(z.string().max(100)),
  /** The order that it was paid for. */
  order_code: orNothing(z.string().max(100)),
  reference: optional('reference', 80),
  amount: wholeNumber('amount', 1, mostMoney),
  received_date: day,
  remark: optional('remark', 500),
  allocations: z
    .array(z.object({ invoice_code: code, amount: wholeNumber('amount', 1, mostMoney) }))
    .max(100, told('no-more-than-rows', { n: 100 }))
    .default([]),
}
export const createReceipt = endpoint('POST /api/receipt', {
  needs: 'Receipt-Create',
  input: z.object({ customer_code: code, ...form, source_code: orNothing(z.string().max(100)) }),
  data: z.object({ receipt_code: z.string() }),
})

export const actOnReceipt = actions(receipt, '/api/receipt', {
  key: 'receipt_code',
  forms: { modify: form },
  says: { confirm: because('receipt-confirmed'), modify: because('updated'), void: because('receipt-voided') },
})

export const receiptLog = actionLogOf('GET /api/receipt/action-log', 'Sales-Invoice-View')
