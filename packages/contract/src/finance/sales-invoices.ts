import { transactionCodes } from '@sejuk/domain/customers/customers'
import { eInvoiceStatuses } from '@sejuk/domain/finance/electronic-invoices'
import { receiptKinds } from '@sejuk/domain/finance/receipts'
import {
  dueBases,
  invoiceGroupings,
  invoiceSources,
  invoiceStatuses,
  markableFields,
  paperRejections,
  paperStatuses,
  salesInvoice,
} from '@sejuk/domain/finance/sales-invoices'
import { waysWithoutNpwp } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { actions, inBulk } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import {
  calendarDay,
  code,
  fileAnswer,
  instant,
  many,
  maybeTexts,
  month,
  optional,
  required,
  texts,
} from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { creditNote } from '../returns/credit-notes.ts'
import { told } from '../told.ts'

const group = '/api/sales-invoice'
const mostRupiah = 999_999_999_999
const mostInvoiceLines = 200
const day = calendarDay(told('write-date-2026-11-14'))
const numbers = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, z.number()])) as Record<Key, z.ZodNumber>

const row = z.object({
  ...texts('invoice_code', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'transaction_code'),
  ...texts('created_by', 'create_user_name'),
  invoice_date: calendarDay(),
  tax_date: calendarDay(),
  due_date: calendarDay(),
  ...maybeTexts('salesman_code', 'salesman_name', 'tax_invoice_no', 'external_no', 'approved_user_name'),
  order_codes: z.array(z.string()),
  delivery_codes: z.array(z.string()),
  status: z.enum(invoiceStatuses),
  receipt_status: z.enum(paperStatuses),
  source: z.enum(invoiceSources),
  e_status: z.enum(eInvoiceStatuses).nullable(),
  ...numbers('base', 'vat', 'grand_total', 'line_count', 'total_qty', 'paid_amount', 'held_amount', 'overdue_days'),
  has_tax_data: z.boolean(),
  is_period_locked: z.boolean(),
  /** One of its orders, while a change of it waits for approval. */
  changing_order: z.string().nullable(),
  authors: z.array(z.string()),
  created_date: instant,
  submitted_date: instant.nullable(),
  approved_date: instant.nullable(),
  row_version: z.number(),
})
export type SalesInvoice = z.output<typeof row>

const line = z.object({
  ...texts('item_code', 'item_name', 'uom'),
  ...maybeTexts('order_code', 'delivery_code'),
  ...numbers('line_no', 'qty', 'unit_price', 'list_amount', 'discount_amount', 'cashback_amount'),
  ...numbers('base', 'other_base', 'vat', 'rounding_adjustment', 'amount'),
  serial_numbers: z.array(z.string()),
})

const payment = z.object({
  kind: z.enum(['cheque', 'withheld', 'credit-note', 'credit-use', ...receiptKinds]),
  ...texts('code'),
  ...maybeTexts('bank_name', 'reference'),
  amount: z.number(),
  date: calendarDay(),
  /** The day a cheque may be deposited. */
  due_date: calendarDay().nullable(),
  status: z.string(),
  /** Paid, waited for, or come to nothing. */
  state: z.enum(['paid', 'held', 'void']),
})
export type InvoicePayment = z.output<typeof payment>

const detail = row.extend({
  ...maybeTexts('add_info_code', 'facility_stamp', 'remark', 'fail_reason', 'end_reason', 'freeze_reason'),
  ...maybeTexts('frozen_user_name', 'receipt_reason', 'received_by_name', 'receipt_photo_code'),
  ...maybeTexts('buyer_name', 'buyer_address', 'buyer_npwp', 'buyer_nitku', 'submitted_user_name'),
  due_basis: z.enum(dueBases),
  price_include_tax: z.enum(['Y', 'N']),
  /** To a buyer without NPWP. */
  sold_as: z.enum(waysWithoutNpwp).nullable(),
  received_date: calendarDay().nullable(),
  receipt_reason_code: z.enum(paperRejections).nullable(),
  fail_marks: z.array(z.string()),
  ...numbers('customer_is_taxable', 'payment_term_days', 'list_amount', 'discount_amount', 'cashback_amount'),
  ...numbers('other_base', 'rounding_adjustment', 'stamp_duty'),
  lines: z.array(line),
  payments: z.array(payment),
  credit_notes: z.array(creditNote),
})
export type SalesInvoiceDetail = z.output<typeof detail>

export const overdueBuckets = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const
const filters = {
  search: z.string().max(200).default(''),
  dept_code: many,
  customer_code: many,
  salesman_code: many,
  source: z.enum(invoiceSources).optional(),
  receipt_status: z.enum(paperStatuses).optional(),
  /** Of its electronic version. */
  e_status: z.enum(eInvoiceStatuses).optional(),
  from: day.optional(),
  to: day.optional(),
  due_from: day.optional(),
  due_to: day.optional(),
  /** Of what is not paid in full. */
  overdue: z.enum(overdueBuckets).optional(),
  /** Not paid in full. */
  is_open: flag.optional(),
  /** Customers who pay tax and whose number is not known. */
  missing_tax_data: flag.optional(),
  /** Approved: owed or paid. */
  is_billed: flag.optional(),
  amount_from: wholeNumber('amount', 0, mostRupiah).optional(),
  amount_to: wholeNumber('amount', 0, mostRupiah).optional(),
}
const listFields = listInput(['created_date', 'invoice_code', 'invoice_date', 'due_date', 'grand_total']).extend({
  ...filters,
  status: z.enum(invoiceStatuses).optional(),
})

export const listSalesInvoices = endpoint(`GET ${group}`, {
  needs: 'Sales-Invoice-View',
  input: listFields,
  data: z.array(row),
})
export const salesInvoiceData = downloadable(listSalesInvoices, {
  module_name: 'sales-invoice',
  needs: 'Sales-Invoice-Download',
})
/** Those made from deliveries and orders alone. */
export const listErpSalesInvoices = endpoint('GET /api/erp-sales-invoice', {
  needs: 'Sales-Invoice-View',
  input: listFields,
  data: z.array(row),
})
/** Those brought in from Accurate alone. */
export const listAccurateSalesInvoices = endpoint('GET /api/accurate-sales-invoice', {
  needs: 'Sales-Invoice-View',
  input: listFields,
  data: z.array(row),
})

export const countSalesInvoices = endpoint(`GET ${group}/counts`, {
  needs: 'Sales-Invoice-View',
  input: z.object(filters),
  data: z.array(z.object({ status: z.enum(invoiceStatuses), count: z.number(), is_capped: z.boolean() })),
})

const itself = z.object({ invoice_code: code })
export const getSalesInvoice = endpoint(`GET ${group}/detail`, {
  needs: 'Sales-Invoice-View',
  input: itself,
  data: detail,
})

const lineForm = z.object({
  item_code: required('item', 60),
  qty: wholeNumber('quantity', 1, 100_000),
  unit_price: wholeNumber('price', 0, mostRupiah),
  discount_amount: wholeNumber('item-discount', 0, mostRupiah).default(0),
})
const lines = z
  .array(lineForm)
  .min(1, told('at-least-one-line'))
  .max(mostInvoiceLines, told('no-more-than-rows', { n: mostInvoiceLines }))
const head = {
  invoice_date: day,
  /** The day of the invoice where it is left out. */
  tax_date: orNothing(day),
  /** The customer's where it is left out. */
  transaction_code: orNothing(z.enum(transactionCodes)),
  add_info_code: optional('note', 20),
  facility_stamp: optional('note', 20),
  customs_document: optional('customs-document', 60),
  customs_month: orNothing(month),
  remark: optional('remark', 500),
}
const written = z.object({ ...texts('invoice_code', 'status'), row_version: z.number() })

/** By hand: for what no delivery stands behind. */
export const createSalesInvoice = endpoint(`POST ${group}`, {
  needs: 'Sales-Invoice-Create',
  input: z.object({
    customer_code: required('customer', 100),
    price_include_tax: z.enum(['Y', 'N']).optional(),
    ...head,
    lines,
  }),
  data: written,
})

/** Deliveries that the customer received and nobody billed yet. */
export const listBillableDeliveries = endpoint(`GET ${group}/billable`, {
  needs: 'Sales-Invoice-Create',
  input: listInput(['received_date']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    customer_code: many,
  }),
  data: z.array(
    z.object({
      ...texts('delivery_code', 'customer_code', 'customer_name', 'dept_code'),
      order_codes: z.array(z.string()),
      received_date: instant.nullable(),
      qty: z.number(),
      grouping: z.enum(invoiceGroupings),
    }),
  ),
})
export const generateSalesInvoices = endpoint(`POST ${group}/generate`, {
  needs: 'Sales-Invoice-Create',
  input: z.object({ delivery_codes: z.array(code).min(1).max(200), invoice_date: day }),
  data: z.object({ invoice_codes: z.array(z.string()) }),
  says: because('invoices-generated'),
})

export const actOnSalesInvoice = actions(salesInvoice, group, {
  key: 'invoice_code',
  forms: {
    /** Lines only of what was written by hand. */
    modify: { ...head, lines: lines.optional() },
    fail: { marks: z.array(z.enum(markableFields)).max(markableFields.length).default([]) },
  },
  says: {
    submit: because('invoice-submitted'),
    approve: because('invoice-approved'),
    fail: because('invoice-failed'),
    modify: because('updated'),
    void: because('invoice-voided'),
    freeze: because('invoice-frozen'),
    cancel: because('invoice-cancelled'),
  },
})
export const submitSalesInvoices = inBulk(actOnSalesInvoice.submit)
export const approveSalesInvoices = inBulk(actOnSalesInvoice.approve)

/** The two fields of the specification are enough. Our page asks for more, and whoever is asked why the paper was refused says so. */
export const saveInvoiceReceivedStatus = endpoint('PUT /api/save-invoice-received-status', {
  needs: 'Sales-Invoice-Set-Received',
  input: z.object({
    invoice_code: code,
    status: z.enum(paperStatuses, told('choice-missing')),
    reason_code: z.union([z.literal('').transform(() => null), z.null(), z.enum(paperRejections)]).optional(),
    reason: optional('reason', 500),
    received_by_name: optional('receiver-of-paper', 100),
    received_date: orNothing(day),
    photo_code: optional('note', 100),
  }),
  data: z.object({
    ...texts('invoice_code', 'receipt_status'),
    due_date: calendarDay(),
    row_version: z.number(),
  }),
  says: because('paper-saved'),
})

export const salesInvoicePdf = endpoint(`GET ${group}/pdf`, {
  needs: 'Sales-Invoice-View',
  input: itself.extend({ language: z.enum(languages).default('local') }),
  data: fileAnswer,
})

export const salesInvoiceLog = actionLogOf(`GET ${group}/action-log`, 'Sales-Invoice-View')
