import {
  type DeliveryStatus,
  deliveryOrder,
  deliverySerialStates,
  deliveryStatusCodes,
  deliveryStatuses,
  pickingStatuses,
  verdicts,
} from '@sejuk/domain/delivery/delivery-orders'
import { goodsReceivedStatuses, receiptStatuses } from '@sejuk/domain/delivery/receipts'
import { because } from '@sejuk/domain/messages'
import { progresses } from '@sejuk/domain/sales/sales-orders'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

export const deliveryGroup = '/api/delivery-order'
const mostLines = 200
const mostUnits = 100_000
const day = calendarDay(told('write-date-2026-11-14'))
const numbers = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, z.number()])) as Record<Key, z.ZodNumber>

const namesByCode = new Map(Object.entries(deliveryStatusCodes).map(([name, n]) => [String(n), name as DeliveryStatus]))
/** By its name, or by the code that the specification gives it. */
const status = z.preprocess((given) => namesByCode.get(String(given)) ?? given, z.enum(deliveryStatuses))

export const deliveryRow = z.object({
  ...texts('delivery_code', 'dept_code', 'dept_name', 'warehouse_dept', 'warehouse_code', 'warehouse_name'),
  ...texts('customer_code', 'customer_name', 'created_by', 'create_user_name'),
  ...maybeTexts('salesman_code', 'address_code', 'detail_address', 'city_name', 'district_name', 'receiver_name'),
  ...maybeTexts('receiver_phone', 'logistic_vendor_code', 'logistic_vendor', 'driver_code', 'driver_name'),
  ...maybeTexts('driver_phone', 'truck_no', 'truck_model', 'seal_no', 'remark', 'reject_reason', 'adjust_reason'),
  ...maybeTexts('goods_issue_user_name', 'signed_name', 'verdict_note', 'verdict_user_name'),
  order_codes: z.array(z.string()),
  planned_date: calendarDay().nullable(),
  time_slot: z.enum(timeSlots).nullable(),
  status: z.enum(deliveryStatuses),
  /** The number that the specification gives the status. */
  status_code: z.number(),
  picking_status: z.enum(pickingStatuses),
  receipt_status: z.enum(receiptStatuses),
  goods_received_status: z.enum(goodsReceivedStatuses),
  progress: z.enum(progresses),
  verdict: z.enum(verdicts).nullable(),
  authors: z.array(z.string()),
  unsure_by: z.array(z.string()),
  ...numbers('line_count', 'total_qty', 'picked_qty', 'received_qty', 'damaged_qty', 'short_qty'),
  ...numbers('total_weight', 'total_volume', 'open_problems', 'row_version'),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  stop_no: z.number().nullable(),
  goods_issue_date: instant.nullable(),
  received_date: instant.nullable(),
  verdict_date: instant.nullable(),
  vendor_emailed_date: instant.nullable(),
  created_date: instant,
})
export type Delivery = z.output<typeof deliveryRow>

const serial = z.object({ serial_number: z.string(), state: z.enum(deliverySerialStates) })
const unit = z.object({
  ...texts('item_code', 'item_name'),
  ...maybeTexts('reason', 'serial_mask'),
  has_serial: z.boolean(),
  ...numbers('unit_no', 'line_no', 'per', 'qty', 'picked_qty', 'received_qty', 'damaged_qty', 'short_qty'),
  ...numbers('weight_kg', 'volume_m3'),
  serials: z.array(serial),
})
export type DeliveryUnit = z.output<typeof unit>
const line = z.object({
  ...texts('order_code', 'item_code', 'item_name'),
  ...maybeTexts('remark'),
  ...numbers('line_no', 'order_line', 'ordered_qty', 'qty', 'received_qty', 'damaged_qty', 'short_qty'),
  ...numbers('adjusted_qty'),
})
const detail = deliveryRow.extend({ lines: z.array(line), units: z.array(unit) })
export type DeliveryDetail = z.output<typeof detail>

const filters = {
  search: z.string().max(200).default(''),
  dept_code: many,
  warehouse_code: many,
  customer_code: many,
  order_code: many,
  logistic_vendor_code: many,
  from: day.optional(),
  to: day.optional(),
  picking_status: z.enum(pickingStatuses).optional(),
  receipt_status: z.enum(receiptStatuses).optional(),
  progress: z.enum(progresses).optional(),
  /** Left more than so many days ago and nobody has its receipt. */
  missing_days: z.coerce.number<number | string>().int().min(0).max(365).optional(),
}
export const listDeliveries = endpoint(`GET ${deliveryGroup}`, {
  needs: 'Delivery-Order-View',
  input: listInput(['created_date', 'delivery_code', 'planned_date', 'goods_issue_date']).extend({
    ...filters,
    status: status.optional(),
  }),
  data: z.array(deliveryRow),
})
/** Those that wait for the goods issue. */
export const listGoodsIssues = endpoint(`GET ${deliveryGroup}/goods-issue`, {
  needs: 'Delivery-Order-View',
  input: listDeliveries.input.extend({ status: status.default('Pending to Approve') }),
  data: z.array(deliveryRow),
})
export const deliveryData = downloadable(listDeliveries, {
  ...{ module_name: 'delivery-order', needs: 'Delivery-Order-View' },
})

/** For the tabs. */
export const countDeliveries = endpoint(`GET ${deliveryGroup}/counts`, {
  needs: 'Delivery-Order-View',
  input: z.object(filters),
  data: z.array(z.object({ status: z.enum(deliveryStatuses), count: z.number() })),
})

/** The whole delivery, by the name that the specification gives the call. */
export const getDelivery = endpoint(`GET ${deliveryGroup}/detailERP`, {
  needs: 'Delivery-Order-View',
  input: z.object({ delivery_code: code }),
  data: detail,
})

/** Approved orders of which something may still be put on a delivery. */
export const listDeliverableOrders = endpoint(`GET ${deliveryGroup}/open-orders`, {
  needs: 'Delivery-Order-Create',
  input: listInput(['requested_delivery_date', 'order_code']).extend({
    search: z.string().max(200).default(''),
    warehouse_code: many,
    customer_code: many,
    order_code: many,
  }),
  data: z.array(
    z.object({
      ...texts('order_code', 'customer_code', 'customer_name', 'dept_code', 'warehouse_code', 'warehouse_name'),
      ...maybeTexts('address_code', 'detail_address', 'receiver_name'),
      requested_delivery_date: calendarDay().nullable(),
      time_slot: z.enum(timeSlots).nullable(),
      is_pre_order: z.boolean(),
      open_qty: z.number(),
      lines: z.array(
        z.object({
          ...texts('item_code', 'item_name', 'warehouse_code'),
          ...numbers('line_no', 'ordered_qty', 'open_qty'),
        }),
      ),
    }),
  ),
})
export type DeliverableOrder = z.output<typeof listDeliverableOrders.data>[number]

/** The same orders to choose from. */
export const openOrderDropdown = endpoint(`GET ${deliveryGroup}/open-order-dropdown`, {
  needs: 'Delivery-Order-Create',
  input: dropdownInput,
  data: z.array(option),
})

const plan = {
  planned_date: orNothing(day),
  time_slot: orNothing(z.enum(timeSlots)),
  logistic_vendor_code: optional('vendor', 20),
  driver_code: optional('driver', 20),
  driver_name: optional('driver', 100),
  driver_phone: optional('phone', 30),
  truck_no: optional('truck', 30),
  truck_model: optional('truck', 40),
  seal_no: optional('seal', 60),
}
const lines = z
  .array(
    z.object({
      order_code: code,
      order_line: z.coerce.number<number | string>().int().min(1),
      qty: wholeNumber('quantity', 1, mostUnits),
    }),
  )
  .max(mostLines, told('no-more-than-rows', { n: mostLines }))
const letter = {
  ...plan,
  address_code: optional('address', 60),
  receiver_name: optional('receiver', 100),
  receiver_phone: optional('phone', 30),
  remark: optional('remark', 500),
}

/** From one or several approved orders; without lines everything that is open in them. */
export const createDelivery = endpoint(`POST ${deliveryGroup}`, {
  needs: deliveryOrder.actions.modify.needs,
  input: z.object({
    order_code: z
      .array(code)
      .min(1, told('at-least-one-line'))
      .max(20, told('no-more-than-rows', { n: 20 })),
    ...letter,
    lines: lines.default([]),
  }),
  data: z.object({ delivery_code: z.string(), status: z.string(), row_version: z.number() }),
  says: because('delivery-made'),
})

export const updateDelivery = endpoint(`PUT ${deliveryGroup}`, {
  needs: deliveryOrder.actions.modify.needs,
  input: z.object({
    delivery_code: code,
    row_version: rowVersion,
    ...letter,
    lines: lines.min(1, told('at-least-one-line')),
  }),
  data: z.object({ delivery_code: z.string(), status: z.string(), row_version: z.number() }),
  says: because('updated'),
})

export const actOnDelivery = actions(deliveryOrder, deliveryGroup, {
  key: 'delivery_code',
  names: ['review', 'confirmPlan', 'approve', 'reject', 'rework', 'giveBack', 'remove', 'plan', 'check', 'load'],
  forms: {
    confirmPlan: plan,
    plan: { ...plan, stop_no: orNothing(wholeNumber('order', 1, 99)) },
  },
  says: {
    review: because('delivery-reviewed'),
    confirmPlan: because('delivery-planned'),
    approve: because('goods-issued'),
    reject: because('rejected'),
    rework: because('updated'),
    giveBack: because('updated'),
    remove: because('deleted'),
    plan: because('updated'),
    check: because('updated'),
    load: because('updated'),
  },
})

export const deliveryLog = actionLogOf(`GET ${deliveryGroup}/action-log`, 'Delivery-Order-View')
