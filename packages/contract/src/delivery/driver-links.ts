import { deliveryStatuses } from '@sejuk/domain/delivery/delivery-orders'
import { deliveryPhotos } from '@sejuk/domain/delivery/delivery-photos'
import { trackingSteps } from '@sejuk/domain/delivery/driver-links'
import { because } from '@sejuk/domain/messages'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, maybeTexts, required, texts, uploadOf } from '../fields.ts'
import { told } from '../told.ts'
import { deliveryGroup } from './delivery-orders.ts'
import { receiptFields } from './delivery-receipts.ts'
import { pickupStop } from './pickups.ts'

const day = calendarDay(told('write-date-2026-11-14'))

/** One link for the day of a truck; the driver gets it by WhatsApp, and whoever makes it may hand it over otherwise. */
export const createDriverLink = endpoint(`POST ${deliveryGroup}/driver-link`, {
  needs: 'Delivery-Order-Confirm-Plan',
  input: z.object({ warehouse_code: code, truck_no: required('truck', 30), planned_date: day }),
  data: z.object({ link: z.string() }),
  says: because('link-sent'),
})

/** Writes to the receiver; `link` is for whoever tells it them otherwise. */
export const sendDeliveryLink = endpoint(`POST ${deliveryGroup}/tracking-link`, {
  needs: 'Delivery-Order-Print',
  input: z.object({ delivery_code: code }),
  data: z.object({ link: z.string() }),
  says: because('link-sent'),
})

// A link of which this part was lost is a wrong link, and told as one.
const token = z.string().max(200).default('')
/** The phone that opened the link first. */
const device = z.string().max(100)
const opened = { token, device }

const unit = z.object({
  ...texts('item_code', 'item_name'),
  has_serial: z.boolean(),
  unit_no: z.number(),
  line_no: z.number(),
  per: z.number(),
  qty: z.number(),
  received_qty: z.number(),
  damaged_qty: z.number(),
  short_qty: z.number(),
  serials: z.array(z.string()),
})
/** What is collected at the door, and how it is counted where less arrives. */
const door = z.object({
  orders: z.array(
    z.object({
      order_code: z.string(),
      total: z.number(),
      covered: z.number(),
      lines: z.array(
        z.object({ order_line: z.number(), amount: z.number(), qty: z.number(), delivered_qty: z.number() }),
      ),
    }),
  ),
  lines: z.array(
    z.object({
      ...texts('order_code'),
      line_no: z.number(),
      order_line: z.number(),
      qty: z.number(),
      received_qty: z.number(),
    }),
  ),
})

const stop = z.object({
  ...texts('delivery_code', 'customer_name'),
  ...maybeTexts('detail_address', 'district_name', 'city_name', 'receiver_name', 'receiver_phone', 'remark'),
  time_slot: z.enum(timeSlots).nullable(),
  stop_no: z.number().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  status: z.enum(deliveryStatuses),
  is_received: z.boolean(),
  received_date: instant.nullable(),
  goods_issue_date: instant.nullable(),
  units: z.array(unit),
  door: door.nullable(),
})
export type DriverStop = z.output<typeof stop>

const pickup = pickupStop.extend({
  goods: z.array(z.object({ ...texts('item_code', 'item_name'), qty: z.number(), serials: z.array(z.string()) })),
})
export type DriverPickup = z.output<typeof pickup>

/** The day of a truck. */
export const getDriverDay = endpoint('GET /api/delivery-driver', {
  needs: 'public',
  input: z.object(opened),
  data: z.object({
    ...texts('company_name', 'support_phone', 'truck_no', 'planned_date', 'warehouse_name'),
    ...maybeTexts('driver_name'),
    expires_date: instant,
    stops: z.array(stop),
    pickups: z.array(pickup),
  }),
})
export type DriverDay = z.output<typeof getDriverDay.data>

/** Sent twice under the same key a photo is stored once. */
export const sendDriverPhoto = endpoint('POST /api/delivery-driver/photo', {
  needs: 'public',
  input: z.object({
    ...opened,
    delivery_code: code,
    photo_key: required('code', 60),
    alias: z.enum(deliveryPhotos),
    recorded_date: z.iso.datetime(),
    file: uploadOf('jpg', 'jpeg', 'png', 'webp'),
  }),
  data: z.object({ photo_code: z.string() }),
})

export const saveDriverReceipt = endpoint('POST /api/delivery-driver/receipt', {
  needs: 'public',
  input: z.object({
    ...opened,
    delivery_code: code,
    request_key: required('code', 60),
    recorded_date: z.iso.datetime(),
    ...receiptFields,
  }),
  data: z.object({ delivery_code: z.string(), is_late: z.boolean() }),
  says: because('receipt-saved'),
})

/** The goods of a return are on the truck; said twice it stays as it was. */
export const collectPickup = endpoint('POST /api/delivery-driver/pickup', {
  needs: 'public',
  input: z.object({
    ...opened,
    return_code: code,
    collected_from: required('collected-from', 100),
    /** When the driver said it, perhaps without a network. */
    recorded_date: z.iso.datetime().optional(),
  }),
  data: z.object({ return_code: z.string() }),
  says: because('pickup-collected'),
})

/** What a customer may know of a delivery: neither prices nor what we say among ourselves. */
export const trackDelivery = endpoint('GET /api/delivery-tracking', {
  needs: 'public',
  input: z.object({ token }),
  data: z.object({
    ...texts('company_name', 'support_phone', 'delivery_code', 'customer_name'),
    ...maybeTexts('planned_date', 'driver_name', 'truck_no', 'signed_name'),
    time_slot: z.enum(timeSlots).nullable(),
    step: z.enum(trackingSteps),
    goods_issue_date: instant.nullable(),
    received_date: instant.nullable(),
    items: z.array(z.object({ item_name: z.string(), qty: z.number() })),
  }),
})
export type TrackedDelivery = z.output<typeof trackDelivery.data>
