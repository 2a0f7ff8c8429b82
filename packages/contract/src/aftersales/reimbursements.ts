import { deductionKinds, lineStates, reimbursement } from '@sejuk/domain/aftersales/reimbursements'
import { ascInvoiceStatuses } from '@sejuk/domain/aftersales/statuses'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { paymentStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
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
  rowVersion,
  texts,
  uploadOf,
} from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api/reimbursement'

const row = z.object({
  ...texts('reimbursement_code', 'asc_code', 'asc_name', 'dept_code', 'period'),
  ...maybeTexts('invoice_number', 'sent_user_name', 'decide_user_name', 'reject_reason'),
  invoice_status: z.enum(ascInvoiceStatuses),
  payment_status: z.enum(paymentStatuses),
  work_orders: z.number(),
  disputed: z.number(),
  gross_amount: z.number(),
  deduction_amount: z.number(),
  tax_amount: z.number(),
  net_amount: z.number(),
  sent_date: instant.nullable(),
  paid_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type ReimbursementRow = z.output<typeof row>

const filters = z.object({
  dept_code: many,
  asc_code: many,
  period: month.optional(),
  invoice_status: z.enum(ascInvoiceStatuses).optional(),
  payment_status: z.enum(paymentStatuses).optional(),
  text: z.string().max(200).optional(),
})

export const listReimbursements = endpoint(`GET ${group}`, {
  needs: 'Reimbursement-Search',
  input: listInput(['created_date', 'period', 'net_amount', 'reimbursement_code']).extend(filters.shape),
  data: z.array(row),
})

/** What centres earned, wait for, dispute and were paid, over everything one sees. */
export const reimbursementSummary = endpoint(`GET ${group}/summary`, {
  needs: 'Reimbursement-Search',
  input: filters,
  data: z.object({ earned: z.number(), pending: z.number(), disputed: z.number(), paid: z.number() }),
})

const line = z.object({
  ...texts('work_order_number', 'customer_name'),
  ...maybeTexts('deduction_reason', 'dispute_reason', 'dispute_answer'),
  service_type: z.enum(serviceTypes),
  finished_date: instant.nullable(),
  approved_amount: z.number(),
  deduction_amount: z.number(),
  deduction_kind: z.enum(deductionKinds).nullable(),
  line_state: z.enum(lineStates),
})
export type ReimbursementLine = z.output<typeof line>

const detail = row.extend({
  tax_rate: z.number(),
  ...maybeTexts('tax_invoice_number', 'invoice_date', 'bank_name', 'account_name', 'credited_account', 'bank_ref'),
  fail_reason: z.string().nullable(),
  has_invoice: z.boolean(),
  has_account: z.boolean(),
  is_receiver: z.boolean(),
  is_payer: z.boolean(),
  lines: z.array(line),
  /** Not returned in 30 days. */
  old_parts: z.array(
    z.object({ ...texts('old_part_code', 'work_order_number', 'item_code', 'item_name'), amount: z.number() }),
  ),
})
export type ReimbursementDetail = z.output<typeof detail>

const wanted = z.object({ reimbursement_code: code })
export const getReimbursement = endpoint(`GET ${group}/detail`, {
  needs: 'Reimbursement-Search',
  input: wanted,
  data: detail,
})

/** One work order into its centre's open batch of the month. */
export const markAsReimbursement = endpoint('POST /api/work-order/{work_order_number}/mark-as-reimbursement', {
  needs: 'Work-Order-Button-Mark-As-Reimbursement',
  input: z.object({ work_order_number: code, row_version: rowVersion.optional() }),
  data: z.object({ reimbursement_code: z.string() }),
})

/** Every work order of a centre that can be paid now goes into its open batch of the month. */
export const gatherReimbursement = endpoint(`POST ${group}/gather`, {
  needs: 'Work-Order-Button-Mark-As-Reimbursement',
  input: z.object({ asc_code: required('service-centre', 100), period: month }),
  data: z.object({ reimbursement_code: z.string(), added: z.number() }),
})

const ofLine = { work_order_number: code }
const reason = required('reason', 1000)

export const actOnReimbursement = actions(reimbursement, group, {
  key: 'reimbursement_code',
  names: ['dispute', 'settle-dispute', 'deduct', 'send-invoice', 'invoice-received', 'confirmed-reject', 'pay'],
  forms: {
    dispute: { ...ofLine, reason },
    /** Agreed with the centre, a line is taken out to be looked at again; else it stays as it is, with an answer. */
    'settle-dispute': {
      ...ofLine,
      is_accepted: z.boolean(told('say-whether-centre-right')),
      answer: required('answer', 1000),
    },
    deduct: {
      ...ofLine,
      deduction_kind: z.enum(deductionKinds, told('kind-required')),
      deduction_amount: wholeNumber('deduction', 0, 100_000_000),
      reason,
    },
    'send-invoice': {
      invoice_number: required('invoice-number', 60),
      invoice_date: calendarDay(told('invoice-date-required')),
      tax_invoice_number: optional('tax-invoice-number', 60),
    },
    'confirmed-reject': { reason },
  },
  says: { 'send-invoice': because('invoice-sent-in'), pay: because('bank-file-ready') },
})

export const downloadReimbursementFile = endpoint(`GET ${group}/bank-file`, {
  needs: reimbursement.actions['bank-file'].needs,
  input: wanted,
  data: fileAnswer,
})

export const importReimbursementResult = endpoint(`POST ${group}/import-result`, {
  needs: reimbursement.actions['import-result'].needs,
  input: z.object({
    reimbursement_code: code,
    file: uploadOf('csv'),
  }),
  data: z.object({ payment_status: z.enum(paymentStatuses) }),
  says: because('file-imported-successfully'),
})

export const reimbursementLog = actionLogOf(`GET ${group}/action-log`, 'Reimbursement-Search')
