import { longestSerial, mostSerialsLookedUp, normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import {
  adjustKinds,
  mostLines,
  retailChannels,
  retailOrder,
  retailStatuses,
  sellerRoles,
} from '@sejuk/domain/retail/retail-orders'
import { retailFlags } from '@sejuk/domain/retail/review-hints'
import { z } from 'zod'
import { phoneField } from '../customers/customer-form.ts'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const mostMoney = 999_999_999
const day = calendarDay(told('write-date-2026-11-14'))

export const retailRow = z.object({
  ...texts('retail_order_code', 'shop_code', 'shop_name', 'customer_code', 'customer_name', 'dept_code', 'dept_name'),
  ...texts('seller_code', 'created_by', 'create_user_name', 'item_names'),
  ...maybeTexts('salesman_code', 'consumer_name', 'consumer_phone', 'reject_reason', 'approved_name'),
  sale_date: calendarDay(),
  seller_role: z.enum(sellerRoles),
  quantity: z.number(),
  amount: z.number(),
  flags: z.array(z.enum(retailFlags)),
  score: z.number(),
  status: z.enum(retailStatuses),
  is_offline: z.boolean(),
  submitted_date: instant,
  approved_date: instant.nullable(),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type RetailOrder = z.output<typeof retailRow>

const filters = {
  search: z.string().max(200).default(''),
  dept_code: many,
  shop_code: many,
  customer_code: many,
  seller_role: z.enum(sellerRoles).optional(),
  status: z.enum(retailStatuses).optional(),
  has_flags: flag.optional(),
  from: day.optional(),
  to: day.optional(),
}
export const listRetailOrders = endpoint('GET /api/retail-order', {
  needs: 'Retail-Order-Search',
  input: listInput(['created_date', 'sale_date', 'score', 'quantity']).extend(filters),
  data: z.array(retailRow),
})
export const retailOrderData = downloadable(listRetailOrders, {
  module_name: 'retail_order',
  needs: 'Retail-Order-Search',
})

const line = z.object({
  line_no: z.number(),
  ...texts('item_code', 'item_name'),
  ...maybeTexts('serial_indoor', 'serial_outdoor'),
  price: z.number().nullable(),
})
const reason = z.object({
  flag: z.enum(retailFlags),
  /** Units, or metres, where the hint counts some. */
  n: z.number().nullable(),
  /** Other sales that are like it. */
  others: z.array(z.string()),
})
export type ReviewReason = z.output<typeof reason>

const detail = retailRow.extend({
  ...maybeTexts(
    'consumer_address',
    'sub_district_code',
    'sub_district_name',
    'remark',
    'adjust_reason',
    'ticket_number',
  ),
  client_uuid: z.string(),
  channel: z.enum(retailChannels),
  install_needed: z.boolean(),
  install_date: calendarDay().nullable(),
  may_contact: z.boolean(),
  distance_m: z.number().nullable(),
  adjust_kind: z.enum(adjustKinds).nullable(),
  lines: z.array(line),
  /** Why somebody looks at it before it counts. */
  reasons: z.array(reason),
})
export type RetailOrderDetail = z.output<typeof detail>
export const getRetailOrder = endpoint('GET /api/retail-order/detail', {
  needs: 'Retail-Order-Search',
  input: z.object({ retail_order_code: code }),
  data: detail,
})

const serial = z
  .string()
  .max(longestSerial + 20, told('field-not-valid'))
  .transform((text) => normalizeSerial(text) || null)
  .nullable()
  .default(null)
const form = {
  sale_date: day,
  channel: z.enum(retailChannels).default('offline'),
  consumer_name: optional('name', 100).refine((name) => !name || name.length > 1, told('customer-name-at-least-2')),
  consumer_phone: phoneField('phone'),
  consumer_address: optional('address', 300),
  sub_district_code: optional('sub-district', 20),
  install_needed: z.boolean().default(false),
  install_date: orNothing(day),
  may_contact: z.boolean().default(false),
  remark: optional('remark', 500),
  /** The seller says that the unit is here although we did not deliver it: somebody looks at it. */
  is_reported: z.boolean().default(false),
  lines: z
    .array(
      z.object({ serial_indoor: serial, serial_outdoor: serial, price: orNothing(wholeNumber('price', 0, mostMoney)) }),
    )
    .min(1, told('line-without-serial'))
    .max(mostLines, told('no-more-than-rows', { n: mostLines })),
}
/** What a phone says of itself when it sends what was entered before. */
const sent = {
  client_uuid: z.uuid(told('choice-missing')),
  at_device: z.iso.datetime(told('field-not-valid')),
  sent_at_device: z.iso.datetime(told('field-not-valid')),
  elapsed_ms: z.number().int().min(0).max(2_592_000_000).nullable().default(null),
  lat: orNothing(latitude),
  lng: orNothing(longitude),
}
export const createRetailOrder = endpoint('POST /api/retail-order', {
  needs: 'Retail-Order-Input',
  input: z.object({ ...sent, shop_code: required('shop', 100), ...form }),
  data: z.object({
    ...texts('retail_order_code'),
    status: z.enum(retailStatuses),
    flags: z.array(z.enum(retailFlags)),
    /** Sent twice it answers with the first. */
    is_new: z.boolean(),
  }),
  says: because('sell-out-sent'),
})

export const actOnRetailOrder = actions(retailOrder, '/api/retail-order', {
  key: 'retail_order_code',
  forms: { modify: form, adjust: { adjust_kind: z.enum(adjustKinds, told('choice-missing')) } },
  says: {
    approve: because('sell-out-approved'),
    reject: because('sell-out-rejected'),
    modify: because('sell-out-sent'),
    adjust: because('sell-out-adjusted'),
    delete: because('deleted'),
  },
})
export const retailOrderLog = actionLogOf('GET /api/retail-order/action-log', 'Retail-Order-Search')

const said = z.object({ code: z.string(), values: z.record(z.string(), z.unknown()).optional() })
/** Each number by itself, as a shop that sells it would hear it. */
export const checkSerials = endpoint('POST /api/retail-order/check-serial', {
  needs: 'Retail-Order-Input',
  reads: true,
  input: z.object({
    shop_code: required('shop', 100),
    serial_numbers: z
      .array(z.string().max(200))
      .min(1)
      .max(2 * mostLines),
  }),
  data: z.array(
    z.object({
      serial_number: z.string(),
      ok: z.boolean(),
      ...maybeTexts('item_code', 'item_name', 'set_item_code', 'unit_kind', 'pair_serial', 'last_event', 'message'),
      ...maybeTexts('delivered_date', 'sold_by', 'sold_to', 'sold_status'),
      because: said.nullable(),
      capacity_pk: z.number().nullable(),
    }),
  ),
})
export type CheckedSerial = z.output<(typeof checkSerials)['data']>[number]

const sold = z.object({
  ...texts('line_key', 'retail_order_code', 'shop_code', 'shop_name', 'customer_code', 'customer_name', 'dept_code'),
  ...texts('dept_name', 'seller_name', 'item_code', 'item_name'),
  ...maybeTexts('serial_indoor', 'serial_outdoor', 'consumer_name', 'consumer_phone'),
  sale_date: calendarDay(),
  seller_role: z.enum(sellerRoles),
  flags: z.array(z.enum(retailFlags)),
  status: z.enum(retailStatuses),
})
export type SoldUnit = z.output<typeof sold>

/** Sold units, one a line. A whole serial number is found at once; a phone in any form. */
export const searchSellOut = endpoint('GET /api/retail-order/search-sell-out', {
  needs: 'Retail-Order-Search-Sell-Out',
  input: listInput(['sale_date']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    shop_code: many,
    seller_code: many,
    item_code: many,
    status: z.enum(retailStatuses).optional(),
    has_flags: flag.optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  data: z.array(sold),
})
export const sellOutData = downloadable(searchSellOut, {
  module_name: 'sell_out',
  needs: 'Retail-Order-Search-Sell-Out',
})
/** Pasted numbers, each with the sell-out that names it last. */
export const lookUpSellOut = endpoint('POST /api/retail-order/search-sell-out/bulk', {
  needs: 'Retail-Order-Search-Sell-Out',
  reads: true,
  input: z.object({
    serials: z
      .array(z.string().max(200))
      .min(1, told('paste-serial-numbers'))
      .max(mostSerialsLookedUp, told('too-many-serial-numbers', { n: mostSerialsLookedUp })),
  }),
  data: z.array(z.object({ serial_number: z.string(), is_known: z.boolean(), sold: sold.nullable() })),
})
