import { because } from '@sejuk/domain/messages'
import { creditSources } from '@sejuk/domain/money/credit-sources'
import { mostRefundSources, mostRefundsInFile, refund, refundStatuses } from '@sejuk/domain/money/refunds'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, fileAnswer, instant, many, maybeTexts, optional, required, texts, uploadOf } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const path = '/api/refund'
const mostMoney = 999_999_999_999

const row = z.object({
  ...texts('refund_code', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'created_by', 'create_user_name'),
  ...texts('bank_code', 'bank_name', 'account_name', 'account_number', 'reason'),
  ...maybeTexts('reject_reason', 'fail_reason', 'bank_ref', 'bank_file_code', 'approved_user_name'),
  status: z.enum(refundStatuses),
  amount: z.number(),
  /** Not the account that the customer has with us. */
  is_new_account: z.boolean(),
  approved_of_day: z.number(),
  authors: z.array(z.string()),
  submitted_date: instant.nullable(),
  approved_date: instant.nullable(),
  paid_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type Refund = z.output<typeof row>
export const listRefunds = endpoint(`GET ${path}/list`, {
  needs: 'Money-Desk-View',
  input: listInput(['created_date', 'amount']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    customer_code: many,
    status: z.enum(refundStatuses).optional(),
  }),
  data: z.array(row),
})
export const refundData = downloadable(listRefunds, { module_name: 'refund', needs: 'Sales-Invoice-Download' })

const source = z.object({ source_kind: z.enum(creditSources), ...texts('source_code'), amount: z.number() })
const detail = row.extend({ sources: z.array(source) })
export type RefundDetail = z.output<typeof detail>
export const getRefund = endpoint(`GET ${path}/detail`, {
  needs: 'Money-Desk-View',
  input: z.object({ refund_code: code }),
  data: detail,
})

const form = {
  sources: z
    .array(
      z.object({
        source_kind: z.enum(creditSources, told('choice-missing')),
        source_code: code,
        amount: wholeNumber('amount', 1, mostMoney),
      }),
    )
    .min(1, told('choice-missing'))
    .max(mostRefundSources, told('no-more-than-rows', { n: mostRefundSources })),
  bank_code: required('bank', 20),
  account_name: required('account-name', 100),
  account_number: required('account-number', 40)
    .transform((typed) => typed.replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^\d{5,20}$/, told('account-number-5-20-digits'))),
  reason: required('reason', 500),
}
export const createRefund = endpoint(`POST ${path}/create`, {
  needs: 'Refund-Create',
  input: z.object({ customer_code: code, ...form }),
  data: z.object({ refund_code: z.string() }),
})
export const actOnRefund = actions(refund, path, {
  key: 'refund_code',
  names: ['submit', 'modify', 'delete', 'approve', 'reject', 'paid', 'failed', 'try-again'],
  forms: { modify: form, paid: { bank_ref: optional('remark', 80) } },
  says: {
    submit: because('refund-submitted'),
    modify: because('updated'),
    delete: because('deleted'),
    approve: because('refund-approved'),
    reject: because('refund-rejected'),
    paid: because('refund-paid'),
  },
})

/** One file for many refunds that are approved; the same file again by its number. */
export const makeRefundFile = endpoint(`POST ${path}/make-bank-file`, {
  needs: refund.actions['bank-file'].needs,
  input: z.object({
    refund_codes: z
      .array(code)
      .min(1, told('choice-missing'))
      .max(mostRefundsInFile, told('no-more-than-rows', { n: mostRefundsInFile })),
  }),
  data: z.object({ bank_file_code: z.string(), refunds: z.number(), amount: z.number() }),
  says: because('bank-file-ready'),
})
export const downloadRefundFile = endpoint(`GET ${path}/bank-file`, {
  needs: refund.actions['bank-file'].needs,
  input: z.object({ bank_file_code: code }),
  data: fileAnswer,
})
export const importRefundResult = endpoint(`POST ${path}/import-result`, {
  needs: refund.actions.paid.needs,
  input: z.object({ bank_file_code: code, file: uploadOf('csv') }),
  data: z.object({ paid: z.number(), failed: z.number(), already: z.number(), open: z.number() }),
  says: because('file-imported-successfully'),
})
export const refundLog = actionLogOf(`GET ${path}/action-log`, 'Money-Desk-View')
