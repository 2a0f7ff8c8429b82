import { because } from '@sejuk/domain/messages'
import {
  checkResults,
  inStatuses,
  itemFlags,
  outStatuses,
  rmaRequest,
  rmaResolutions,
  rmaSources,
  rmaStatuses,
} from '@sejuk/domain/returns/rma-requests'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { serialList } from '../stock/goods-receipts.ts'
import { told } from '../told.ts'

const group = '/api/rma-request'
const view = 'RMA-Request-View'
const choice = told('choice-missing')
const mostUnits = 10

const row = z.object({
  ...texts('rma_code', 'customer_name', 'dept_code', 'dept_name', 'warehouse_code'),
  ...texts('warehouse_name', 'symptom', 'created_by', 'create_user_name', 'item_codes', 'serials_in'),
  ...maybeTexts(
    'customer_code',
    'work_order_number',
    'asc_code',
    'salesman_code',
    'place_of_failure',
    'cause_of_failure',
  ),
  ...maybeTexts('warranty_until', 'check_note', 'checked_user_name', 'reject_reason', 'missing_reason'),
  ...maybeTexts('approved_user_name', 'invoice_code', 'serials_out', 'return_code'),
  source: z.enum(rmaSources),
  resolution: z.enum(rmaResolutions),
  is_doa: z.boolean(),
  is_covered: z.boolean(),
  is_paid: z.boolean(),
  is_advance: z.boolean(),
  is_credited: z.boolean(),
  /** What a credit of the old units is worth by their invoices. */
  credit_amount: z.number(),
  check_result: z.enum(checkResults).nullable(),
  status: z.enum(rmaStatuses),
  out_status: z.enum(outStatuses),
  in_status: z.enum(inStatuses),
  authors: z.array(z.string()),
  /** Until it is closed. */
  days_open: z.number().nullable(),
  checked_date: instant.nullable(),
  submitted_date: instant.nullable(),
  approved_date: instant.nullable(),
  sent_date: instant.nullable(),
  out_received_date: instant.nullable(),
  in_received_date: instant.nullable(),
  reminded_date: instant.nullable(),
  closed_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type RmaRequest = z.output<typeof row>

const line = z.object({
  line_no: z.number(),
  item_flag: z.enum(itemFlags),
  ...texts('item_code', 'item_name'),
  ...maybeTexts('business_unit_code', 'serial_number', 'received_serial'),
  quantity: z.number(),
})
export type RmaLine = z.output<typeof line>
const detail = row.extend({
  lines: z.array(line),
  /** By the viewer, for the customer: it counts towards the limit of credits. */
  approved_today: z.number(),
})
export type RmaDetail = z.output<typeof detail>

export const listRmaRequests = endpoint(`GET ${group}/list`, {
  needs: view,
  input: listInput(['created_date', 'rma_code', 'sent_date']).extend({
    search: z.string().max(200).default(''),
    status: z.enum(rmaStatuses).optional(),
    source: z.enum(rmaSources).optional(),
    out_status: z.enum(outStatuses).optional(),
    in_status: z.enum(inStatuses).optional(),
    dept_code: many,
    customer_code: many,
    waiting: flag.optional(),
    /** The new unit left, and the old one is not back in time. */
    late: flag.optional(),
  }),
  data: z.array(row),
})
export const rmaRequestData = downloadable(listRmaRequests, { module_name: 'rma-request', needs: view })

export const getRmaRequest = endpoint(`GET ${group}/detail`, {
  needs: view,
  input: z.object({ rma_code: code }),
  data: detail,
})

const form = {
  warehouse_code: required('warehouse', 20),
  symptom: required('symptom', 500),
  place_of_failure: optional('place-of-failure', 200),
  cause_of_failure: optional('cause-of-failure', 200),
  resolution: z.enum(rmaResolutions, choice),
  /** Another model than the old one's, which takes its place; empty for the same. */
  out_item_code: optional('item', 60),
  is_paid: z.boolean().default(false),
  is_advance: z.boolean().default(false),
  serial_numbers: serialList.pipe(
    z
      .array(z.string())
      .min(1, told('at-least-one-line'))
      .max(mostUnits, told('no-more-than-rows', { n: mostUnits })),
  ),
}

const model = z.object({ ...texts('item_code', 'item_name'), available: z.number(), is_same: z.boolean() })
export type ReplacementModel = z.output<typeof model>

/** The models that may go out for these units, with how many of each the warehouse has. */
export const listReplacementModels = endpoint(`GET ${group}/replacement-models`, {
  needs: rmaRequest.actions.modify.needs,
  input: z.object({ serial_number: many, warehouse_code: z.string().max(20).default('') }),
  data: z.array(model),
})

export const createRmaRequest = endpoint(`POST ${group}/create`, {
  needs: rmaRequest.actions.modify.needs,
  input: z.object({
    source: z.enum(rmaSources, choice),
    work_order_number: optional('work-order', 60),
    ...form,
  }),
  data: z.object({ rma_code: z.string() }),
})

const byLine = z
  .array(
    z.object({
      line_no: z.coerce.number<number | string>(choice).int().min(1).max(1000),
      serial_number: required('serial-number', 120).transform((text) => text.replaceAll(/\s+/g, '').toUpperCase()),
    }),
  )
  .min(1, told('at-least-one-line'))
  .max(mostUnits)

export const actOnRmaRequest = actions(rmaRequest, group, {
  key: 'rma_code',
  forms: {
    modify: form,
    check: { check_result: z.enum(checkResults, choice), check_note: optional('note', 1000) },
    ship: { lines: byLine },
    receive: { lines: byLine },
  },
  says: {
    submit: because('rma-submitted'),
    check: because('rma-checked'),
    approve: because('rma-approved'),
    reject: because('rejected'),
    modify: because('updated'),
    ship: because('rma-shipped'),
    confirmOut: because('rma-handed-over'),
    receive: because('rma-received'),
    markMissing: because('updated'),
    credit: because('rma-credit-asked'),
    close: because('rma-closed'),
    remove: because('deleted'),
  },
})

export const rmaRequestLog = actionLogOf(`GET ${group}/action-log`, view)
