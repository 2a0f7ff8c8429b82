import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { taxChoices } from '@sejuk/domain/returns/return-lines'
import {
  askedReturnReasons,
  dispositions,
  handovers,
  returnConditions,
  returnReasons,
  returnRequest,
  returnStatuses,
} from '@sejuk/domain/returns/return-requests'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { serialList } from '../stock/goods-receipts.ts'
import { told } from '../told.ts'
import { creditNote } from './credit-notes.ts'

const group = '/api/return-request'
const view = 'Return-Request-View'
const mostPieces = 10_000
const mostLines = 50
const day = calendarDay(told('write-date-2026-11-14'))
const choice = told('choice-missing')

const row = z.object({
  ...texts('return_code', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'warehouse_code'),
  ...texts('warehouse_name', 'created_by', 'create_user_name', 'invoice_codes', 'item_codes'),
  ...maybeTexts('salesman_code', 'salesman_name', 'note', 'delivery_code', 'pickup_address'),
  pickup_date: calendarDay().nullable(),
  oldest_invoice_date: calendarDay().nullable(),
  ...maybeTexts('truck_no', 'driver_name', 'driver_phone', 'collected_from', 'received_user_name'),
  ...maybeTexts('reject_reason', 'approved_user_name', 'closed_user_name', 'credit_note_codes'),
  reason_code: z.enum(returnReasons),
  handover: z.enum(handovers),
  time_slot: z.enum(timeSlots).nullable(),
  stop_no: z.number().nullable(),
  collected_date: instant.nullable(),
  problem_id: z.number().nullable(),
  status: z.enum(returnStatuses),
  authors: z.array(z.string()),
  line_count: z.number(),
  photo_count: z.number(),
  quantity: z.number(),
  approved_qty: z.number(),
  accepted_qty: z.number(),
  amount: z.number(),
  credited_amount: z.number(),
  is_received: z.boolean(),
  /** Since the approval, while it is not closed. */
  days_open: z.number().nullable(),
  received_date: instant.nullable(),
  submitted_date: instant.nullable(),
  approved_date: instant.nullable(),
  closed_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type ReturnRequest = z.output<typeof row>

const unit = z.object({ item_code: z.string(), item_name: z.string(), per: z.number(), has_serial: z.boolean() })
const line = z.object({
  line_no: z.number(),
  ...texts('invoice_code', 'item_code', 'item_name'),
  /** Nothing of half a set, which was never billed. */
  invoice_date: calendarDay().nullable(),
  ...maybeTexts('inspection_result', 'credit_note_code'),
  invoice_line_no: z.number(),
  /** Of how many pieces of the invoice line, and how many may still come back beside this request. */
  invoiced_qty: z.number(),
  returnable_qty: z.number(),
  quantity: z.number(),
  serial_numbers: z.array(z.string()),
  condition: z.enum(returnConditions),
  unit_price: z.number(),
  restocking_fee_percent: z.number(),
  amount: z.number(),
  approved_qty: z.number().nullable(),
  accepted_qty: z.number().nullable(),
  accepted_serials: z.array(z.string()),
  refused_serials: z.array(z.string()),
  disposition: z.enum(dispositions).nullable(),
  /** What is received by scanning: two for a set. */
  sub_items: z.array(unit),
})
export type ReturnLine = z.output<typeof line>

/** What closing it would credit of each invoice, as it stands now. */
const proposal = z.object({
  invoice_code: z.string(),
  tax_choices: z.array(z.enum(taxChoices)),
  base: z.number(),
  vat: z.number(),
  fee_amount: z.number(),
  amount: z.number(),
})
const detail = row.extend({
  approved_today: z.number(),
  /** The exchange that it credits. */
  ...maybeTexts('rma_code'),
  /** Who has none gets no nota retur. */
  buyer_has_npwp: z.boolean(),
  lines: z.array(line),
  credit_notes: z.array(creditNote),
  proposals: z.array(proposal),
})
export type ReturnDetail = z.output<typeof detail>

export const listReturnRequests = endpoint(`GET ${group}/list`, {
  needs: view,
  input: listInput(['created_date', 'return_code', 'amount', 'approved_date']).extend({
    search: z.string().max(200).default(''),
    status: z.enum(returnStatuses).optional(),
    reason_code: z.enum(returnReasons).optional(),
    dept_code: many,
    customer_code: many,
    /** Somebody has to decide. */
    waiting: flag.optional(),
    /** Approved, and the goods are not here yet. */
    awaited: flag.optional(),
    /** Received, and not credited yet. */
    uncredited: flag.optional(),
    /** Approved at least so many days ago, and not closed. */
    open_days: z.coerce.number<number | string>().int().min(0).max(3650).optional(),
  }),
  data: z.array(row),
})
export const returnRequestData = downloadable(listReturnRequests, { module_name: 'return-request', needs: view })

export const getReturnRequest = endpoint(`GET ${group}/detail`, {
  needs: view,
  input: z.object({ return_code: code }),
  data: detail,
})

const returnable = z.object({
  ...texts('invoice_code', 'item_code', 'item_name'),
  invoice_date: calendarDay(),
  ...maybeTexts('delivery_code'),
  invoice_line_no: z.number(),
  qty: z.number(),
  returnable_qty: z.number(),
  unit_price: z.number(),
  has_serial: z.boolean(),
  /** Those that are still the customer's. */
  serial_numbers: z.array(z.string()),
})
export type ReturnableLine = z.output<typeof returnable>

/** Lines of the customer's invoices of which something may still come back, the newest first; found by any of their numbers. */
export const listReturnable = endpoint(`GET ${group}/returnable`, {
  needs: returnRequest.actions.modify.needs,
  input: z.object({ customer_code: z.string().max(60).default(''), search: z.string().max(200).default('') }),
  data: z.array(returnable),
})

const lineNo = z.coerce.number<number | string>(choice).int().min(1).max(1000)
const form = {
  reason_code: z.enum(askedReturnReasons, choice),
  warehouse_code: required('warehouse', 20),
  handover: z.enum(handovers, choice),
  pickup_address: optional('pickup-address', 500),
  pickup_date: orNothing(day),
  note: optional('note', 1000),
  lines: z
    .array(
      z.object({
        invoice_code: code,
        invoice_line_no: lineNo,
        quantity: wholeNumber('quantity', 1, mostPieces),
        serial_numbers: serialList,
        condition: z.enum(returnConditions, choice),
        restocking_fee_percent: wholeNumber('restocking-fee', 0, 100).default(0),
      }),
    )
    .min(1, told('at-least-one-line'))
    .max(mostLines, told('no-more-than-rows', { n: mostLines })),
}

export const createReturnRequest = endpoint(`POST ${group}/create`, {
  needs: returnRequest.actions.modify.needs,
  input: z.object({
    customer_code: required('customer', 60),
    problem_id: orNothing(wholeNumber('problem', 1, 2_147_483_647)),
    ...form,
  }),
  data: z.object({ return_code: z.string() }),
})

const linesOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.object({ line_no: lineNo, ...shape }))
    .min(1, told('at-least-one-line'))
    .max(mostLines)

export const actOnReturnRequest = actions(returnRequest, group, {
  key: 'return_code',
  forms: {
    modify: form,
    approve: { lines: linesOf({ approved_qty: wholeNumber('quantity', 0, mostPieces) }) },
    planPickup: {
      pickup_date: day,
      time_slot: orNothing(z.enum(timeSlots, choice)),
      truck_no: required('truck', 30),
      driver_name: optional('driver', 100),
      driver_phone: optional('phone', 30),
      stop_no: orNothing(wholeNumber('stop', 1, 99)),
    },
    collect: { collected_from: required('collected-from', 100) },
    receive: {
      warehouse_code: required('warehouse', 20),
      lines: linesOf({
        accepted_qty: wholeNumber('quantity', 0, mostPieces),
        accepted_serials: serialList,
        refused_serials: serialList,
        inspection_result: optional('inspection-result', 500),
      }),
    },
    dispose: { lines: linesOf({ disposition: z.enum(dispositions, choice) }) },
    close: {
      invoices: z
        .array(
          z.object({
            invoice_code: code,
            tax_choice: z.enum(taxChoices, choice),
            nota_retur_no: optional('nota-retur-number', 50),
            nota_retur_date: orNothing(day),
          }),
        )
        .max(mostLines)
        .default([]),
    },
  },
  says: {
    submit: because('return-submitted'),
    approve: because('return-approved'),
    reject: because('rejected'),
    modify: because('updated'),
    planPickup: because('pickup-planned'),
    collect: because('pickup-collected'),
    receive: because('return-received'),
    dispose: because('return-disposed'),
    close: because('return-closed'),
    remove: because('deleted'),
  },
})

export const returnRequestLog = actionLogOf(`GET ${group}/action-log`, view)

/** The letter with which the goods are fetched. */
export const returnLetter = endpoint(`GET ${group}/letter`, {
  needs: view,
  input: z.object({ return_code: code, language: z.enum(languages).default('default') }),
  data: fileAnswer,
})

const ofNote = z.object({ credit_note_code: code, language: z.enum(languages).default('local') })
/** What the customer gets of a closed return. */
export const creditNotePdf = endpoint(`GET ${group}/credit-note`, { needs: view, input: ofNote, data: fileAnswer })
/** The paper that the buyer signs and sends back. */
export const notaReturPdf = endpoint(`GET ${group}/nota-retur`, { needs: view, input: ofNote, data: fileAnswer })
