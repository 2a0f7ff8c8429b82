import { paymentStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { because, type Label, labelled } from '@sejuk/domain/messages'
import { ledgerKinds } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import {
  amountPositive,
  cashback,
  cashbackFilters,
  cashbackSources,
  cashbackStatuses,
  changeKinds,
  changeStatuses,
  planStates,
} from '@sejuk/domain/sales/cashbacks/cashbacks'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint, nothing } from '../endpoint.ts'
import {
  calendarDay,
  code,
  instant,
  many,
  maybeTexts,
  optional,
  required,
  rowVersion,
  texts,
  upload,
} from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { optionOf } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { availableLine } from './cashback-orders.ts'
import { cashbackOrigin, period } from './cashback-sources.ts'

const group = '/api/cashback'
export const mostCashback = 1_000_000_000_000

/** Whole rupiah above nothing, also as people type them. */
export const rebateAmount = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
    ],
    {
      error: ({ input }) =>
        input === undefined || input === '' || input === null ? 'Amount is required!' : told('amount-whole-rupiah'),
    },
  )
  .pipe(z.number().int(told('amount-whole-rupiah')).min(1, amountPositive).max(mostCashback, told('amount-too-large')))

export const cashbackReason = z
  .string('Reason is required!')
  .trim()
  .min(10, told('reason-10-500-characters'))
  .max(500, told('reason-10-500-characters'))
export const cashbackDay = (label: Label) => calendarDay(told('required', { label: labelled(label) }))

const sums = {
  cashback_amount: z.number(),
  granted_amount: z.number(),
  planned_amount: z.number(),
  used_amount: z.number(),
  expired_amount: z.number(),
  cashback_remain: z.number(),
}

const row = z.object({
  ...texts('cashback_code', 'customer_code', 'customer_name', 'branch_code', 'branch_name', 'org_code', 'dept_code'),
  ...texts('dept_name', 'type_rebate_code', 'type_rebate_name', 'period', 'valid_from', 'valid_to'),
  ...texts('created_by', 'create_user_name'),
  ...maybeTexts('remark'),
  ...sums,
  source: z.enum(cashbackSources),
  status: z.enum(cashbackStatuses),
  has_open_change: z.boolean(),
  /** Of what is paid out: the latest payment, and with what it was paid. */
  ...maybeTexts('payout_code', 'paid_reference', 'paid_date'),
  payment_status: z.enum(paymentStatuses).nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type CashbackRow = z.output<typeof row>

export const listCashbacks = endpoint(`GET ${group}/list`, {
  needs: 'Cashback-List-Search',
  input: listInput([
    'created_date',
    'cashback_code',
    'customer_name',
    'period',
    'cashback_amount',
    'planned_amount',
    'used_amount',
    'cashback_remain',
    'valid_to',
  ]).extend({
    filter: z.enum(cashbackFilters).optional(),
    dept_code: many,
    customer_code: z.string().max(100).optional(),
    type_rebate_code: many,
    status: many,
    /** Ends in so many days, and something is left. */
    expiring_in: wholeNumber('days', 0, 3650).optional(),
    /** Those of which a change waits for a decision. */
    change: z.enum(['waiting']).optional(),
    text: z.string().max(100).optional(),
  }),
  data: z.array(row),
})

const movement = z.object({
  ledger_id: z.number(),
  ...texts('cashback_code', 'usercode', 'username'),
  ...maybeTexts('order_code', 'invoice_code', 'reason'),
  kind: z.enum(ledgerKinds),
  amount: z.number(),
  balance: z.number(),
  created_date: instant,
})
export type CashbackMovement = z.output<typeof movement>

const change = z.object({
  change_id: z.number(),
  kind: z.enum(changeKinds),
  status: z.enum(changeStatuses),
  amount: z.number().nullable(),
  ...texts('reason', 'requested_by', 'requested_user_name'),
  authors: z.array(z.string()),
  ...maybeTexts('valid_to', 'dept_code', 'decided_user_name', 'decide_reason'),
  created_date: instant,
  decided_date: instant.nullable(),
  row_version: z.number(),
})
export type CashbackChange = z.output<typeof change>

const detail = row.extend({
  authors: z.array(z.string()),
  /** What the viewer approved for this customer today. */
  approved_today: z.number(),
  ...maybeTexts('reject_reason', 'approved_user_name', 'document_path', 'document_name'),
  approved_date: instant.nullable(),
  requires_document: z.boolean(),
  changes: z.array(change),
  orders: z.array(
    z.object({
      ...texts('order_code'),
      ...maybeTexts('invoice_code'),
      planned_amount: z.number(),
      real_amount: z.number(),
      state: z.enum(planStates),
      created_date: instant,
    }),
  ),
  /** The newest first. */
  ledger: z.array(movement),
  origin: cashbackOrigin.nullable(),
})
export type CashbackDetail = z.output<typeof detail>

const wanted = z.object({ cashback_code: code })
export const getCashback = endpoint(`GET ${group}/detail`, {
  needs: 'Cashback-List-Search',
  input: wanted,
  data: detail,
})

/** The ledger by pages: of one line, or of everything a customer has. */
export const listCashbackLedger = endpoint('GET /api/cashback-detail', {
  needs: 'Cashback-List-Search',
  input: listInput(['created_date']).extend({
    cashback_code: z.string().max(100).optional(),
    customer_code: z.string().max(100).optional(),
    kind: z.enum(ledgerKinds).optional(),
    from: calendarDay().optional(),
    to: calendarDay().optional(),
  }),
  data: z.array(movement.extend(texts('customer_code', 'customer_name'))),
})

const available = {
  needs: 'Cashback-List-Search',
  reads: true,
  input: z.object({
    customer_code: code,
    /** What the order has planned already: it is free for this order. */
    saved_cashback_list: z
      .array(z.object({ cashback_code: code, plannedAmount: z.number().int().min(0).max(mostCashback) }))
      .max(200)
      .default([]),
    org_code: z.string().max(100).default(''),
  }),
  data: z.array(availableLine),
} as const
export const getAvailableCashback = endpoint(`POST ${group}/getAvaibleCashback`, available)
export const availableCashback = endpoint(`POST ${group}/avaible-cashback`, available)

const form = z.object({
  customer_code: required('customer', 100),
  org_code: required('organization', 100),
  dept_code: required('department', 20),
  type_rebate_code: required('rebate-type', 40),
  period,
  amount: rebateAmount,
  valid_from: cashbackDay('first-day'),
  valid_to: cashbackDay('last-day'),
  remark: optional('remark', 500),
})
export const cashbackForm = form

export const addCashback = endpoint(`POST ${group}/add`, {
  needs: 'Cashback-Add',
  input: form,
  data: z.object({ cashback_code: z.string() }),
})

/** A rebate by hand: handed in at once, and decided by somebody else. */
export const addManualRebate = endpoint(`POST ${group}/manual-rebate`, {
  needs: 'Cashback-Manual-Rebate',
  input: form.pick({ customer_code: true, org_code: true, dept_code: true, type_rebate_code: true }).extend({
    amount: rebateAmount,
    valid_to: cashbackDay('last-day'),
    reason: cashbackReason,
    /** What the rebate was agreed on with; some types need one. */
    file: upload().optional(),
  }),
  data: z.object({ cashback_code: z.string() }),
})

export const seenCashback = wanted.extend({ row_version: rowVersion })
export const updateCashback = endpoint(`POST ${group}/update`, {
  needs: cashback.actions.update.needs,
  input: form.extend(seenCashback.shape),
  data: nothing,
  says: because('updated'),
})

export const actOnCashback = actions(cashback, group, {
  key: 'cashback_code',
  names: ['submit', 'approve', 'reject'],
  forms: { reject: { reason: cashbackReason } },
  says: { submit: because('submitted'), approve: because('approved'), reject: because('rejected') },
})

/** Lines whose sums are not what their ledger adds up to. It should always be empty. */
export const reconcileCashbacks = endpoint(`GET ${group}/reconciliation`, {
  needs: 'Cashback-Approve-Above-Limit',
  input: z.object({}),
  data: z.object({
    lines: z.number(),
    differences: z.array(z.object({ ...texts('cashback_code'), cashback_remain: z.number(), ledger: z.number() })),
  }),
})

/** Who may grant: every department, also those whose records one does not see. */
export const cashbackDepartments = endpoint(`GET ${group}/departments`, {
  needs: 'Cashback-List-Search',
  input: dropdownInput,
  data: z.array(optionOf('dept_code', 'dept_name')),
})

export const cashbackLog = actionLogOf(`GET ${group}/action-log`, 'Cashback-List-Search')

export const cashbackData = downloadable(listCashbacks, { module_name: 'cashback', needs: 'Cashback-Download' })
