import { slipStatuses, withheldKinds, withholdingSlip } from '@sejuk/domain/finance/withholding-slips'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, instant, many, maybeTexts, month, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const path = '/api/withholding-slip'
const mostRupiah = 999_999_999_999

const row = z.object({
  slip_id: z.string(),
  ...texts('invoice_code', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'period', 'create_user_name'),
  ...maybeTexts('slip_no', 'remark'),
  tax_kind: z.enum(withheldKinds),
  status: z.enum(slipStatuses),
  base: z.number(),
  amount: z.number(),
  /** Days since it was noted, while the slip is awaited. */
  waiting_days: z.number(),
  slip_date: calendarDay().nullable(),
  files: z.number(),
  /** What of the invoice neither is paid nor waits in a cheque or receipt. */
  open_amount: z.number(),
  is_frozen: z.boolean(),
  /** Another invoice of this customer for which the slip of this number counts. */
  same_slip: z.string().nullable(),
  authors: z.array(z.string()),
  ...maybeTexts('confirmed_user_name'),
  confirmed_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type WithholdingSlip = z.output<typeof row>

export const listWithholdingSlips = endpoint(`GET ${path}/list`, {
  needs: 'Sales-Invoice-View',
  input: listInput(['created_date', 'amount']).extend({
    search: z.string().max(200).default(''),
    status: z.enum(slipStatuses).optional(),
    tax_kind: z.enum(withheldKinds).optional(),
    period: month.optional(),
    dept_code: many,
    customer_code: many,
  }),
  data: z.array(row),
})
/** The report of what is outstanding is this list, by its status. */
export const withholdingSlipData = downloadable(listWithholdingSlips, {
  module_name: 'withholding-slip',
  needs: 'Sales-Invoice-Download',
})

const form = {
  tax_kind: z.enum(withheldKinds, told('choice-missing')),
  period: month,
  base: wholeNumber('tax-base', 1, mostRupiah),
  amount: wholeNumber('amount', 1, mostRupiah),
  /** With a number the slip has come. */
  slip_no: optional('slip-number', 60),
  slip_date: orNothing(calendarDay(told('write-date-2026-11-14'))),
  remark: optional('remark', 500),
}
const written = z.object({ slip_id: z.string(), status: z.enum(slipStatuses), row_version: z.number() })
const slip_id = z.coerce.string().regex(/^\d{1,9}$/, told('not-in-list'))

export const createWithholdingSlip = endpoint(`POST ${path}/create`, {
  needs: 'Withholding-Slip-Save',
  input: z.object({ invoice_code: required('invoice', 60), ...form }),
  data: written,
})
export const updateWithholdingSlip = endpoint(`POST ${path}/update`, {
  needs: 'Withholding-Slip-Save',
  input: z.object({ slip_id, row_version: rowVersion, ...form }),
  data: written,
  says: because('updated'),
})
export const actOnWithholdingSlip = actions(withholdingSlip, path, {
  key: 'slip_id',
  says: { confirm: because('slip-confirmed'), reopen: because('slip-reopened') },
})
export const withholdingSlipLog = actionLogOf(`GET ${path}/action-log`, 'Sales-Invoice-View')
