import { paymentStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { reasonRequired, transferTypes } from '@sejuk/domain/installers/installers'
import {
  bonusSettlement,
  exclusionKinds,
  payeeTypes,
  settlementKinds,
  settlementLabels,
  settlementStatuses,
  standardTax,
} from '@sejuk/domain/installers/settlements'
import { because, labelled } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, many, maybeTexts, texts, uploadOf } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api-installer-bonus/financial-settlement'

const sums = {
  gross_amount: z.number(),
  tax_amount: z.number(),
  admin_fee: z.number(),
  net_amount: z.number(),
}
const payment = z.enum(paymentStatuses)

const row = z.object({
  ...texts('settlement_code', 'period_from', 'period_to', 'created_by', 'create_user_name'),
  ...maybeTexts('due_date', 'approved_by', 'approved_user_name'),
  kind: z.enum(settlementKinds),
  dept_codes: z.array(z.string()),
  branch_names: z.array(z.string()),
  status: z.enum(settlementStatuses),
  label: z.enum(settlementLabels),
  installers: z.number(),
  tickets: z.number(),
  paid: z.number(),
  failed: z.number(),
  not_yet: z.number(),
  ...sums,
  created_date: instant,
  approved_date: instant.nullable(),
  row_version: z.number(),
})
export type SettlementRow = z.output<typeof row>

export const listSettlements = endpoint(`GET ${group}/list`, {
  needs: 'Financial-Settlement-Search',
  input: listInput(['created_date', 'period_to', 'due_date', 'settlement_code']).extend({
    status: z.enum(settlementStatuses).optional(),
    kind: z.enum(settlementKinds).optional(),
    label: z.enum(settlementLabels).optional(),
    dept_code: many,
    from: calendarDay().optional(),
    to: calendarDay().optional(),
    text: z.string().max(100).optional(),
  }),
  data: z.array(row),
})

const payable = z.object({
  ...texts('payable_code', 'user_code', 'user_name', 'dept_code', 'branch_name'),
  ...maybeTexts('install_date'),
  amount: z.number(),
  finance_date: instant.nullable(),
})
const excluded = payable.extend({ kind: z.enum(exclusionKinds), reason: z.string().nullable() })
export type ExcludedTicket = z.output<typeof excluded>

const lineTicket = payable.extend({ payment_status: payment })
const line = z.object({
  line_no: z.number(),
  ...texts('user_code', 'user_name', 'bank_code', 'bank_name', 'swift_code', 'account_name', 'credited_account'),
  ...maybeTexts('bank_ref', 'fail_reason'),
  user_type: z.enum(payeeTypes),
  transfer_type: z.enum(transferTypes),
  has_tax_id: z.boolean(),
  payment_status: payment,
  paid_date: instant.nullable(),
  ...sums,
  tickets: z.array(lineTicket),
})
export type SettlementLine = z.output<typeof line>

const detail = row.extend({
  tax_with_id: z.number(),
  tax_without_id: z.number(),
  fee_per_line: z.number(),
  return_reason: z.string().nullable(),
  remark: z.string().nullable(),
  authors: z.array(z.string()),
  lines: z.array(line),
  excluded: z.array(excluded),
  /** All of its payments are shown; else those of the viewer's branches. */
  is_whole: z.boolean(),
  file_parts: z.number(),
})
export type SettlementDetail = z.output<typeof detail>

const wanted = z.object({ settlement_code: code })
export const getSettlement = endpoint(`GET ${group}/detail`, {
  needs: 'Financial-Settlement-Search',
  input: wanted,
  data: detail,
})

const form = z.object({
  kind: z.enum(settlementKinds).default('Installer_Bonus'),
  period_from: calendarDay('First day is required!'),
  period_to: calendarDay('Last day is required!'),
  dept_codes: z.array(z.string().max(20)).max(200).default([]),
  tax_with_id: wholeNumber('tax-rate', 0, 5000).default(standardTax.with_id),
  tax_without_id: wholeNumber('tax-rate-without-a-tax-number', 0, 5000).default(standardTax.without_id),
  fee_per_line: wholeNumber('transfer-fee', 0, 1_000_000).default(0),
  remark: z.string().trim().max(1000).nullable().default(null),
  /** Left out by a person, each with a reason. */
  exclusions: z
    .array(
      z.object({
        payable_code: code,
        reason: z
          .string(reasonRequired)
          .trim()
          .min(1, reasonRequired)
          .max(500, told('too-long', { label: labelled('reason'), max: 500 })),
      }),
    )
    .max(5000)
    .default([]),
})
export const settlementForm = form

/** What would be paid, and what not, and why. Nothing is kept. */
export const previewSettlement = endpoint(`POST ${group}/preview`, {
  needs: 'Financial-Settlement-Create',
  reads: true,
  input: form.extend({ settlement_code: code.optional() }),
  data: z.object({
    ...sums,
    installers: z.number(),
    tickets: z.number(),
    payable: z.array(payable),
    excluded: z.array(excluded),
  }),
})

export const createSettlement = endpoint(`POST ${group}/create`, {
  needs: 'Financial-Settlement-Create',
  input: form,
  data: z.object({ settlement_code: z.string() }),
})

export const actOnSettlement = actions(bonusSettlement, group, {
  key: 'settlement_code',
  names: ['modify', 'submit', 'approve', 'return', 'pay', 'delete'],
  forms: { modify: form.shape },
  says: {
    modify: because('updated'),
    submit: because('submitted'),
    approve: because('approved'),
    return: because('returned'),
    pay: because('bank-file-ready'),
    delete: because('deleted'),
  },
})

/** The same settlement always gives the same file: who lost it may fetch it again. */
export const downloadBankFile = endpoint(`GET ${group}/bank-file`, {
  needs: bonusSettlement.actions['bank-file'].needs,
  input: wanted.extend({ part: z.coerce.number<number | string>().int().min(1).max(1000).default(1) }),
  data: fileAnswer,
})

export const importBankResult = endpoint(`POST ${group}/import-result`, {
  needs: bonusSettlement.actions['import-result'].needs,
  input: z.object({
    settlement_code: code,
    file: uploadOf('csv'),
  }),
  data: z.object({ paid: z.number(), failed: z.number(), already: z.number(), open: z.number() }),
  says: because('file-imported-successfully'),
})

export const settlementLog = actionLogOf(`GET ${group}/action-log`, 'Financial-Settlement-Search')
