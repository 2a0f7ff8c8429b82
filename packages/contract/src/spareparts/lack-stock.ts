import { because } from '@sejuk/domain/messages'
import { sparepartKinds, urgencies } from '@sejuk/domain/spareparts/order-kinds'
import { z } from 'zod'
import { type Data, endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const group = '/api/sparepart-order/lack-stock'
const day = calendarDay(told('write-date-2026-11-14'))
const maybeDay = calendarDay().nullable()

/** The best way out for a part that is missing. */
export const waysOut = ['incoming', 'substitute', 'transfer', 'shelf', 'none'] as const

const part = z.object({
  ...texts('item_code', 'item_name', 'warehouse_code', 'warehouse_name'),
  ...maybeTexts('local_name'),
  short_qty: z.number(),
  order_count: z.number(),
  oldest_date: instant,
  broken_promises: z.number(),
  way: z.enum(waysOut),
  way_qty: z.number(),
  way_date: maybeDay,
})
export type LackingPart = z.output<typeof part>

/** Parts that orders wait for, the oldest wait first. */
export const listLackingParts = endpoint(`GET ${group}`, {
  needs: 'Sparepart-Lack-Desk',
  input: z.object({ search: z.string().max(200).default('') }),
  data: z.array(part),
})

const ofPart = { item_code: required('part', 100), warehouse_code: required('warehouse', 20) }

const waiting = z.object({
  ...texts('sparepart_order_code', 'dept_code'),
  ...maybeTexts('asc_code', 'asc_name', 'consumer_name', 'customer_name', 'work_order_number', 'offered_item_code'),
  shipment_no: z.number(),
  line_no: z.number(),
  order_kind: z.enum(sparepartKinds),
  urgency: z.enum(urgencies),
  short: z.number(),
  desk_rank: z.number().nullable(),
  promised_date: maybeDay,
  created_date: instant,
  row_version: z.number(),
})
export type WaitingOrder = z.output<typeof waiting>
const place = z.object({ ...texts('warehouse_code', 'warehouse_name'), available: z.number() })

/** Everything there is to know about one part that is missing in one warehouse. */
export const getLackingPart = endpoint(`GET ${group}/part`, {
  needs: 'Sparepart-Lack-Desk',
  input: z.object({
    item_code: z.string().max(100).default(''),
    warehouse_code: z.string().max(20).default(''),
  }),
  data: z.object({
    ...texts('item_code', 'item_name', 'warehouse_code', 'warehouse_name'),
    price: z.number().nullable(),
    available: z.number(),
    min_stock: z.number(),
    incoming: z.array(
      z.object({ ...texts('code', 'kind'), ...maybeTexts('supplier'), qty: z.number(), eta: maybeDay }),
    ),
    warehouses: z.array(place),
    shelves: z.array(place.extend(texts('asc_code'))),
    substitutes: z.array(z.object({ ...texts('item_code', 'item_name'), available: z.number() })),
    orders: z.array(waiting),
    /** How many were used in each of the last twelve months, this one last. */
    usage: z.array(z.object({ month: z.string(), qty: z.number() })),
    suggested_min: z.number(),
    suggested_max: z.number(),
    /** What a customer reads when a day is promised, its blanks open; nothing where the message is switched off. */
    promise_text: z.string().nullable(),
  }),
})
export type LackingDetail = Data<typeof getLackingPart>

/** Asked of the supplier; what comes is shown as incoming until it is there. */
export const requestPurchase = endpoint(`POST ${group}/purchase`, {
  needs: 'Sparepart-Lack-Desk',
  input: z.object({
    ...ofPart,
    qty: wholeNumber('quantity', 1, 9999),
    supplier: optional('supplier', 100),
    eta: orNothing(day),
    remark: optional('remark', 500),
  }),
  data: z.object({ purchase_code: z.string() }),
  says: because('purchase-requested'),
})

/** A draft of a stock transfer to the warehouse that lacks the part. */
export const transferPart = endpoint(`POST ${group}/transfer`, {
  needs: 'Sparepart-Lack-Desk',
  input: z.object({
    ...ofPart,
    from_warehouse: required('from-warehouse', 20),
    qty: wholeNumber('quantity', 1, 9999),
    eta: day,
  }),
  data: z.object({ transfer_code: z.string() }),
  says: because('part-transfer-drafted'),
})

/** Promises each order its day, then gives what is there to those who wait, in the order of allocation: all of it or nothing. */
export const confirmPlan = endpoint(`POST ${group}/confirm-plan`, {
  needs: 'Sparepart-Order-Allocate',
  input: z.object({
    ...ofPart,
    promises: z
      .array(
        z.object({
          sparepart_order_code: code,
          row_version: rowVersion,
          promised_date: day,
        }),
      )
      .max(500)
      .default([]),
  }),
  data: z.object({ filled: z.number(), left: z.number(), promised: z.number() }),
})

/** How good the supply is: what was filled at once, and the days from approval to receipt, of the last ninety days. */
export const supplyMeasures = endpoint(`GET ${group}/measures`, {
  needs: 'Sparepart-Lack-Desk',
  input: z.object({}),
  data: z.object({ filled_at_once: z.number().nullable(), days_to_part: z.number().nullable() }),
})
