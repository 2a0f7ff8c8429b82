import { paymentStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { settlementStatuses } from '@sejuk/domain/installers/settlements'
import { because } from '@sejuk/domain/messages'
import { cashbackPayout, payoutMethods, payoutObstacles } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, fileAnswer, instant, maybeTexts, optional, required, texts, uploadOf } from '../fields.ts'
import { listInput } from '../lists.ts'
import { actionLogOf } from '../platform/action-logs.ts'

const group = '/api/cashback-payout'
const method = z.enum(payoutMethods)

const row = z.object({
  ...texts('payout_code', 'created_by', 'create_user_name'),
  ...maybeTexts('approved_user_name', 'remark', 'return_reason'),
  method,
  status: z.enum(settlementStatuses),
  lines: z.number(),
  net_amount: z.number(),
  paid: z.number(),
  failed: z.number(),
  authors: z.array(z.string()),
  created_date: instant,
  approved_date: instant.nullable(),
  row_version: z.number(),
})
export type PayoutRow = z.output<typeof row>

export const listPayouts = endpoint(`GET ${group}/list`, {
  needs: 'Cashback-Payout-Search',
  input: listInput(['created_date', 'payout_code', 'net_amount']).extend({
    method: method.optional(),
    status: z.enum(settlementStatuses).optional(),
    text: z.string().max(100).optional(),
  }),
  data: z.array(row),
})

const line = z.object({
  line_no: z.number(),
  ...texts('cashback_code', 'customer_code', 'customer_name'),
  ...maybeTexts('bank_name', 'account_name', 'credited_account', 'bank_ref', 'fail_reason'),
  net_amount: z.number(),
  payment_status: z.enum(paymentStatuses),
  paid_date: instant.nullable(),
})

const detail = row.extend({ payments: z.array(line) })
export type PayoutDetail = z.output<typeof detail>

const wanted = z.object({ payout_code: code })
export const getPayout = endpoint(`GET ${group}/detail`, {
  needs: 'Cashback-Payout-Search',
  input: wanted,
  data: detail,
})

const candidate = z.object({
  ...texts('cashback_code', 'customer_code', 'customer_name', 'type_rebate_name'),
  net_amount: z.number(),
  obstacle: z.enum(payoutObstacles).nullable(),
})

/** What a new payout would take, and what not, and why. */
export const previewPayout = endpoint(`GET ${group}/preview`, {
  needs: 'Cashback-Payout-Create',
  input: z.object({ method: method.default('bank') }),
  data: z.object({ lines: z.number(), net_amount: z.number(), candidates: z.array(candidate) }),
})

export const createPayout = endpoint(`POST ${group}/create`, {
  needs: 'Cashback-Payout-Create',
  input: z.object({ method, remark: optional('remark', 1000) }),
  data: z.object({ payout_code: z.string() }),
})

export const actOnPayout = actions(cashbackPayout, group, {
  key: 'payout_code',
  names: ['submit', 'approve', 'return', 'pay', 'issue', 'leave-out', 'delete'],
  forms: { issue: { reference: required('credit-note-number', 100) }, 'leave-out': { cashback_code: code } },
  says: {
    submit: because('submitted'),
    approve: because('approved'),
    return: because('returned'),
    pay: because('bank-file-ready'),
    delete: because('deleted'),
  },
})

/** The same payout always gives the same file: who lost it may fetch it again. */
export const downloadPayoutFile = endpoint(`GET ${group}/bank-file`, {
  needs: cashbackPayout.actions['bank-file'].needs,
  input: wanted,
  data: fileAnswer,
})

export const importPayoutResult = endpoint(`POST ${group}/import-result`, {
  needs: cashbackPayout.actions['import-result'].needs,
  input: wanted.extend({ file: uploadOf('csv') }),
  data: z.object({ paid: z.number(), failed: z.number(), already: z.number(), open: z.number() }),
  says: because('file-imported-successfully'),
})

export const payoutLog = actionLogOf(`GET ${group}/action-log`, 'Cashback-Payout-Search')
