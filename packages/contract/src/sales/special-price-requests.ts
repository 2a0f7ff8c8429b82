import { because, encode, type Label } from '@sejuk/domain/messages'
import {
  closedBy,
  mostSpecialPriceLines,
  specialPriceObjections,
  specialPriceReasons,
  specialPriceRequest,
  specialPriceStatuses,
} from '@sejuk/domain/sales/special-price-requests'
import { isDay } from '@sejuk/domain/values/dates'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, rowVersion, texts, uploadOf } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/special-price-request'
const day = (label: Label) => required(label, 10).refine(isDay, told('date-not-valid'))

const row = z.object({
  ...texts('request_code', 'customer_code', 'customer_name', 'dept_code', 'valid_from', 'valid_to'),
  ...texts('created_by', 'create_user_name'),
  ...maybeTexts('dept_name', 'note', 'reject_reason', 'close_reason', 'approved_user_name', 'evidence_code'),
  reason: z.enum(specialPriceReasons),
  status: z.enum(specialPriceStatuses),
  closed_by: z.enum(closedBy).nullable(),
  authors: z.array(z.string()),
  most_percent: z.number(),
  is_below_floor: z.boolean(),
  items: z.string(),
  line_count: z.number(),
  used_qty: z.number(),
  /** Null where a line has no limit. */
  qty_limit: z.number().nullable(),
  approved_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type SpecialPriceRequest = z.output<typeof row>

const line = z.object({
  line_no: z.number(),
  ...texts('item_code', 'item_name'),
  list_price: z.number().nullable(),
  requested_price_include_tax: z.number(),
  percent: z.number(),
  qty_limit: z.number().nullable(),
  est_qty: z.number().nullable(),
  used_qty: z.number(),
  /** Only to who may see it; null otherwise. */
  floor_price: z.number().nullable(),
  needs_head_office: z.boolean(),
})
const use = z.object({
  ...texts('item_code', 'order_code', 'username'),
  line_no: z.number(),
  qty: z.number(),
  created_date: instant,
})
const detail = row.extend({
  lines: z.array(line),
  /** What a waiting change would make of it. */
  proposed: z
    .object({
      ...texts('valid_from', 'valid_to'),
      note: z.string().nullable(),
      lines: z.array(line.omit({ used_qty: true })),
    })
    .nullable(),
  uses: z.array(use),
  ...maybeTexts('evidence_path', 'evidence_name'),
})
export type SpecialPriceDetail = z.output<typeof detail>

export const listSpecialPrices = endpoint(`GET ${group}`, {
  needs: 'Special-Price-Request-View',
  input: listInput(['created_date', 'request_code', 'valid_to', 'most_percent']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    customer_code: many,
    item_code: many,
    reason: z.enum(specialPriceReasons).optional(),
    status: many.pipe(z.array(z.enum(specialPriceStatuses))),
  }),
  data: z.array(row),
})
export const specialPriceData = downloadable(listSpecialPrices, {
  module_name: 'special-price-request',
  needs: 'Special-Price-Request-View',
})

export const getSpecialPrice = endpoint(`GET ${group}/detail`, {
  needs: 'Special-Price-Request-View',
  input: z.object({ request_code: code }),
  data: detail,
})

const units = (label: Label) => wholeNumber(label, 1, 1_000_000)
const terms = {
  valid_from: day('valid-from'),
  valid_to: day('valid-to'),
  note: optional('remark', 1000),
  lines: z
    .array(
      z.object({
        item_code: required('item', 60),
        requested_price_include_tax: wholeNumber('requested-price', 1, 99_999_999_999),
        qty_limit: orNothing(units('quota')),
        est_qty: orNothing(units('estimated-quantity')),
      }),
    )
    .min(1, told('at-least-one-line'))
    .max(mostSpecialPriceLines, told('no-more-than-rows', { n: mostSpecialPriceLines })),
}
const reason = z.enum(specialPriceReasons, told('choice-missing'))
type Terms = { valid_from: string; valid_to: string; lines: { item_code: string }[] }
type Context = Pick<z.core.$RefinementCtx, 'addIssue'>
const sensible = (form: Terms, { addIssue }: Context) => {
  for (const [field, message] of Object.entries(specialPriceObjections(form)))
    addIssue({
      code: 'custom',
      path: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      message: encode(message),
    })
}

export const createSpecialPrice = endpoint(`POST ${group}`, {
  needs: specialPriceRequest.actions.modify.needs,
  input: z.object({ customer_code: required('customer', 100), reason, ...terms }).superRefine(sensible),
  data: z.object({ request_code: z.string() }),
})

const done = z.object({ request_code: z.string(), status: z.string().nullable(), row_version: z.number() })
const itself = { request_code: code, row_version: rowVersion }
export const actOnSpecialPrice = {
  ...actions(specialPriceRequest, group, {
    key: 'request_code',
    names: ['evidence', 'submit', 'approve', 'reject', 'close', 'delete'],
    forms: { evidence: { file: uploadOf('pdf', 'png', 'jpg', 'jpeg', 'webp') } },
    says: {
      submit: because('special-price-submitted'),
      approve: because('special-price-approved'),
      reject: because('special-price-rejected'),
      close: because('special-price-closed'),
      delete: because('deleted'),
    },
  }),
  modify: endpoint(`PUT ${group}`, {
    needs: specialPriceRequest.actions.modify.needs,
    input: z.object({ ...itself, reason, ...terms }).superRefine(sensible),
    data: done,
    says: because('updated'),
  }),
  adjust: endpoint(`POST ${group}/adjust`, {
    needs: specialPriceRequest.actions.adjust.needs,
    input: z.object({ ...itself, ...terms }).superRefine(sensible),
    data: done,
    says: because('special-price-adjusted'),
  }),
}

/** The list prices of a customer, which a request must stay below. */
export const specialPriceBases = endpoint(`POST ${group}/list-prices`, {
  needs: specialPriceRequest.actions.modify.needs,
  reads: true,
  input: z.object({
    customer_code: required('customer', 100),
    item_codes: z.array(code).min(1).max(mostSpecialPriceLines),
  }),
  data: z.array(
    z.object({
      item_code: z.string(),
      list_price: z.number().nullable(),
      /** Only to who may see it; null otherwise. */
      floor_price: z.number().nullable(),
    }),
  ),
})

export const specialPriceLog = actionLogOf(`GET ${group}/action-log`, 'Special-Price-Request-View')
