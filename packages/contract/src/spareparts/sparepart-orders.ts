import { sparepartStatuses } from '@sejuk/domain/aftersales/statuses'
import { warrantyParts } from '@sejuk/domain/catalogue/warranty-policies'
import { because } from '@sejuk/domain/messages'
import { deliveryPlaces, refundStatuses, sparepartKinds, urgencies } from '@sejuk/domain/spareparts/order-kinds'
import { mostOfPart, mostParts } from '@sejuk/domain/spareparts/part-rules'
import { shipmentStatuses } from '@sejuk/domain/spareparts/shipments'
import { sparepartOrder, sparepartTabs } from '@sejuk/domain/spareparts/sparepart-orders'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { askedParts } from './asked-parts.ts'

const group = '/api/sparepart-order'
const day = calendarDay(told('write-date-2026-11-14'))
const maybeDay = calendarDay().nullable()

const row = z.object({
  ...texts('sparepart_order_code', 'dept_code', 'warehouse_code', 'warehouse_name', 'created_by', 'create_user_name'),
  ...maybeTexts('work_order_number', 'asc_code', 'asc_name', 'customer_code', 'customer_name', 'technician_code'),
  ...maybeTexts('consumer_name', 'consumer_phone', 'unit_item_code', 'unit_item_name', 'serial_number', 'error_code'),
  ...maybeTexts('business_unit_code', 'part_name', 'delivery_address', 'remark', 'reject_reason'),
  ...maybeTexts('taken_by', 'take_user_name', 'checked_by', 'check_user_name', 'ended_by'),
  order_kind: z.enum(sparepartKinds),
  status: z.enum(sparepartStatuses),
  urgency: z.enum(urgencies),
  delivery_to: z.enum(deliveryPlaces),
  work_order_detail_id: z.number().nullable(),
  need_by: maybeDay,
  purchase_date: maybeDay,
  promised_date: maybeDay,
  line_count: z.number(),
  has_repeat: z.boolean(),
  is_cancelled: z.boolean(),
  free_amount: z.number(),
  goods_amount: z.number(),
  tax_amount: z.number(),
  shipping_amount: z.number(),
  total_amount: z.number(),
  paid_amount: z.number().nullable(),
  refund_status: z.enum(refundStatuses).nullable(),
  refund_amount: z.number().nullable(),
  ...maybeTexts('refund_note', 'refund_user_name'),
  refund_date: instant.nullable(),
  shipment_count: z.number(),
  received_count: z.number(),
  /** Pieces that wait for stock. */
  short_qty: z.number(),
  defect_photos: z.number(),
  payment_photos: z.number(),
  offered_count: z.number(),
  shipment_statuses: z.array(z.enum(shipmentStatuses)),
  authors: z.array(z.string()),
  submitted_date: instant.nullable(),
  check_due: instant.nullable(),
  approved_date: instant.nullable(),
  received_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type SparepartOrder = z.output<typeof row>

const line = z.object({
  line_no: z.number(),
  ...texts('item_code', 'item_name'),
  ...maybeTexts('quantity_reason', 'override_reason', 'decide_reason'),
  ...maybeTexts('offered_item_code', 'offered_item_name', 'replacement_item_code', 'replacement_item_name'),
  position_no: z.number().nullable(),
  quantity: z.number(),
  approved_qty: z.number().nullable(),
  warranty_part: z.enum(warrantyParts),
  warranty_until: maybeDay,
  is_free: z.boolean(),
  price: z.number(),
  repeat_days: z.number().nullable(),
  is_outside_model: z.boolean(),
  is_returnable: z.boolean(),
  /** What is free in the warehouse that delivers. */
  available: z.number(),
})
export type SparepartLine = z.output<typeof line>

const shipment = z.object({
  shipment_no: z.number(),
  status: z.enum(shipmentStatuses),
  ...texts('warehouse_code', 'warehouse_name'),
  ...maybeTexts('courier', 'tracking_no', 'sent_user_name', 'receipt_note', 'received_user_name'),
  eta: maybeDay,
  sent_date: instant.nullable(),
  received_date: instant.nullable(),
  lines: z.array(
    z.object({
      line_no: z.number(),
      ...texts('item_code', 'item_name'),
      qty: z.number(),
      allocated_qty: z.number(),
      picked_qty: z.number(),
      received_qty: z.number(),
      damaged_qty: z.number(),
    }),
  ),
})
export type SparepartShipment = z.output<typeof shipment>

const detail = row.extend({
  lines: z.array(line),
  shipments: z.array(shipment),
  /** The company's account; empty where nobody has written it into the settings. */
  pay_to: z.object(texts('bank_name', 'account_number', 'account_name')),
})
export type SparepartOrderDetail = z.output<typeof detail>

const filters = {
  search: z.string().max(200).default(''),
  order_kind: z.enum(sparepartKinds).optional(),
  urgency: z.enum(urgencies).optional(),
  asc_code: many,
  dept_code: many,
  business_unit_code: many,
  work_order_number: z.string().max(100).optional(),
  item_code: z.string().max(100).optional(),
  overdue: flag.optional(),
  refund_due: flag.optional(),
}
const sorts = ['created_date', 'sparepart_order_code', 'need_by'] as const

export const listSparepartOrders = endpoint(`GET ${group}`, {
  needs: 'Sparepart-Order-View',
  input: listInput(sorts).extend({ ...filters, tab: z.enum(sparepartTabs).default('All') }),
  data: z.array(row),
})
export const countSparepartOrders = endpoint(`GET ${group}/counts`, {
  needs: 'Sparepart-Order-View',
  input: z.object(filters),
  data: z.array(z.object({ tab: z.enum(sparepartTabs), total: z.number() })),
})
/** In warranty and without a work order: over the counter. */
export const listSparepartRequests = endpoint(`GET ${group}/in-warranty-request`, {
  needs: 'Sparepart-Order-View',
  input: listInput(sorts).extend({ ...filters, tab: z.enum(sparepartTabs).default('All') }),
  data: z.array(row),
})
export const sparepartOrderData = downloadable(listSparepartOrders, {
  module_name: 'sparepart-order',
  needs: 'Sparepart-Order-View',
})

const itself = z.object({ sparepart_order_code: code })
export const getSparepartOrder = endpoint(`GET ${group}/detail`, {
  needs: 'Sparepart-Order-View',
  input: itself,
  data: detail,
})

const form = {
  urgency: z.enum(urgencies).default('Normal'),
  need_by: orNothing(day),
  delivery_to: z.enum(deliveryPlaces, told('choice-missing')),
  delivery_address: optional('delivery-address', 500),
  remark: optional('remark', 500),
  lines: askedParts,
}

/** Over the counter: the unit, the consumer and the proof of purchase. */
export const createSparepartRequest = endpoint(`POST ${group}/create`, {
  needs: 'Sparepart-In-Warranty-Create',
  input: z.object({
    ...form,
    dept_code: required('branch', 20),
    asc_code: optional('service-centre', 40),
    serial_number: required('serial-number', 60),
    purchase_date: orNothing(day),
    error_code: optional('error-code', 40),
    consumer_name: required('consumer', 100),
    consumer_phone: required('phone', 20),
  }),
  data: itself.extend({ sparepart_order_code: z.string() }),
  says: because('sparepart-created'),
})

const shipment_no = z.coerce.number<number | string>(told('choice-missing')).int().min(1).max(1000)
const countedLines = z
  .array(
    z.object({
      line_no: z.coerce.number<number | string>().int().min(1),
      qty: wholeNumber('quantity', 0, mostOfPart),
    }),
  )
  .max(mostParts)

export const actOnSparepartOrder = actions(sparepartOrder, group, {
  key: 'sparepart_order_code',
  forms: {
    modify: form,
    'approve-sparepart': {
      lines: z
        .array(
          z.object({
            line_no: z.coerce.number<number | string>().int().min(1),
            approved_qty: wholeNumber('quantity', 0, mostOfPart),
            decide_reason: optional('reason', 500),
          }),
        )
        .max(mostParts)
        .default([]),
    },
    'approve-cost': { paid_amount: orNothing(wholeNumber('amount', 0, 999_999_999_999)) },
    pick: { shipment_no, lines: countedLines },
    send: {
      shipment_no,
      courier: required('courier', 60),
      tracking_no: required('tracking-number', 60),
      eta: orNothing(day),
    },
    'upload-receipt': {
      shipment_no,
      lines: z
        .array(
          z.object({
            line_no: z.coerce.number<number | string>().int().min(1),
            qty: wholeNumber('quantity', 0, mostOfPart),
            damaged: wholeNumber('damaged', 0, mostOfPart),
          }),
        )
        .max(mostParts),
      receipt_note: optional('remark', 500),
    },
    /** Another warehouse only for a shipment of which nothing is allocated yet. */
    fill: { shipment_no: shipment_no.optional(), warehouse_code: optional('warehouse', 20) },
    split: { shipment_no },
    'offer-substitute': { line_no: shipment_no, item_code: required('part', 100) },
    'answer-substitute': { line_no: shipment_no, is_accepted: flag },
    promise: { promised_date: day },
    refund: {
      refund_amount: wholeNumber('amount', 1, 999_999_999_999),
      refund_note: required('transfer-number', 100),
    },
  },
  says: {
    'submit-sparepart': because('sparepart-submitted'),
    take: because('sparepart-taken'),
    'approve-sparepart': because('sparepart-approved'),
    'approve-cost': because('sparepart-approved'),
    withdraw: because('sparepart-withdrawn'),
    modify: because('updated'),
    reject: because('rejected'),
    'reject-cost': because('rejected'),
    cancel: because('sparepart-cancelled'),
    release: because('sparepart-released'),
    allocate: because('sparepart-allocated'),
    pick: because('sparepart-picked'),
    send: because('sparepart-sent'),
    'upload-receipt': because('sparepart-received'),
    fill: because('sparepart-allocated'),
    split: because('sparepart-split'),
    'offer-substitute': because('substitute-offered'),
    'answer-substitute': because('substitute-answered'),
    promise: because('date-promised'),
    'put-first': because('order-put-first'),
    refund: because('refund-written'),
    'no-refund': because('refund-not-needed'),
  },
})

export const sparepartOrderLog = actionLogOf(`GET ${group}/action-log`, 'Sparepart-Order-View')

const partOfUnit = z.object({
  ...texts('item_code', 'item_name'),
  ...maybeTexts('local_name', 'part_group_name', 'unit_item_code', 'bom_type'),
  position_no: z.number().nullable(),
  /** How many are in the unit; none where it is not in its lists. */
  qty: z.number().nullable(),
  is_compressor: z.boolean(),
  is_free: z.boolean(),
  warranty_until: maybeDay,
  price: z.number().nullable(),
  /** Days since the same part was put into this unit, where that is less than 90. */
  repeat_days: z.number().nullable(),
  /** How often it was ordered for this error code. */
  often: z.number(),
  on_shelf: z.number(),
  in_warehouse: z.number(),
  replaced_by: z.array(z.object({ ...texts('item_code', 'item_name'), available: z.number() })),
})
export type OrderablePart = z.output<typeof partOfUnit>

/** What is built into a unit, with its warranty, stock and price: by the unit of a work order, or by serial number. */
export const sparepartSuggestions = endpoint(`POST ${group}/suggest`, {
  needs: 'Sparepart-Order-View',
  input: z.object({
    work_order_number: z.string().max(100).default(''),
    work_order_detail_id: z.coerce.number<number | string>().int().optional(),
    item_code: z.string().max(100).default(''),
    serial_number: z.string().max(60).default(''),
    error_code: z.string().max(40).default(''),
    purchase_date: orNothing(day),
  }),
  data: z.object({
    ...maybeTexts('item_code', 'item_name', 'serial_number'),
    warranty_state: z.string().nullable(),
    views: z.array(z.object({ ...texts('item_code', 'bom_type') })),
    parts: z.array(partOfUnit),
  }),
  reads: true,
})
