import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { problemKinds, problemStatuses } from '@sejuk/domain/delivery/problems'
import { goodsReceivedStatuses, mostPhotos } from '@sejuk/domain/delivery/receipts'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  calendarDay,
  code,
  instant,
  many,
  maybeTexts,
  optional,
  required,
  rowVersion,
  texts,
  uploadOf,
} from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { downloadable } from '../platform/downloads.ts'
import { serialList } from '../stock/goods-receipts.ts'
import { told } from '../told.ts'
import { deliveryGroup, deliveryRow } from './delivery-orders.ts'

const mostUnits = 100_000
const day = calendarDay(told('write-date-2026-11-14'))
const count = wholeNumber('quantity', 0, mostUnits).default(0)

export const receiptStates = ['missing', 'compare', 'problem', 'verified'] as const
export type ReceiptState = (typeof receiptStates)[number]

const receiptRow = deliveryRow.extend({
  ...maybeTexts('receipt_source', 'far_reason', 'refused_reason', 'signature_link'),
  photo_count: z.number(),
  distance: z.number().nullable(),
  has_specimen: z.boolean(),
})
export type ReceiptRow = z.output<typeof receiptRow>

/** Deliveries that left, by what is known of their receipts. */
export const searchReceipts = endpoint(`GET ${deliveryGroup}/search-receipt`, {
  needs: 'Delivery-Order-View',
  input: listInput(['goods_issue_date', 'received_date', 'delivery_code']).extend({
    search: z.string().max(200).default(''),
    delivery_code: many,
    customer_code: many,
    dept_code: many,
    from: day.optional(),
    to: day.optional(),
    missing: flag.optional(),
    state: z.enum(receiptStates).optional(),
  }),
  data: z.array(receiptRow),
})
export const receiptData = downloadable(searchReceipts, {
  ...{ module_name: 'delivery-receipt', needs: 'Delivery-Order-View' },
})

export const countReceipts = endpoint(`GET ${deliveryGroup}/receipt-counts`, {
  needs: 'Delivery-Order-View',
  input: z.object({}),
  data: z.record(z.enum(receiptStates), z.number()),
})

const photo = z.object({ ...texts('photo_code', 'alias'), ...maybeTexts('link', 'thumbnail'), is_reused: z.boolean() })
const receipt = z.object({
  receipt_id: z.number(),
  ...texts('source', 'receiver_name', 'recorded_user_name'),
  ...maybeTexts('receiver_phone', 'receiver_job', 'refused_reason', 'far_reason', 'signature_link'),
  received_date: instant,
  distance: z.number().nullable(),
  is_late: z.boolean(),
  photos: z.array(photo),
})
const problem = z.object({
  problem_id: z.number(),
  ...texts('delivery_code', 'customer_code', 'customer_name', 'due_date', 'create_user_name'),
  ...maybeTexts('detail', 'owner_code', 'owner_name', 'result', 'document_code', 'closed_user_name'),
  kind: z.enum(problemKinds),
  status: z.enum(problemStatuses),
  closed_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type DeliveryProblem = z.output<typeof problem>

/** Everything that is compared at the desk: what was signed, and how the customer signs. */
export const getReceipts = endpoint(`GET ${deliveryGroup}/receipt`, {
  needs: 'Delivery-Order-View',
  input: z.object({ delivery_code: code }),
  data: z.object({
    receipts: z.array(receipt),
    specimens: z.array(
      z.object({
        ...texts('signature_code', 'signer_name', 'valid_from'),
        ...maybeTexts('job_title', 'valid_to', 'link'),
      }),
    ),
    problems: z.array(problem),
  }),
})
export type DeliveryReceipts = z.output<typeof getReceipts.data>

/** One unit of a receipt. Of units with numbers the received ones may be left out where the receipt completes the unit. */
export const receivedUnit = z.object({
  unit_no: z.coerce.number<number | string>().int().min(1),
  received: count,
  damaged: count,
  short: count,
  serials: serialList,
  damaged_serials: serialList,
  short_serials: serialList,
  reason: optional('reason', 300),
})
export const receiptFields = {
  received_date: z.iso.datetime(told('write-date-2026-11-14')),
  receiver_name: required('receiver-name', 100).min(2, told('receiver-name-too-short')),
  receiver_phone: optional('receiver-phone', 30),
  receiver_job: optional('job-title', 100),
  refused_reason: optional('reason', 300),
  far_reason: optional('reason', 300),
  lat: orNothing(latitude),
  lng: orNothing(longitude),
  /** Another truck brings the rest: this is not all. */
  is_part: flag.default(false),
  lines: z.array(receivedUnit).min(1, told('at-least-one-line')).max(400),
  photo_codes: z.array(code).max(mostPhotos).default([]),
  signature_code: optional('signature', 60),
  /** Money taken at the door, where the order is paid there. */
  taken: orNothing(wholeNumber('amount', 0, 999_999_999_999)),
}
export const saveReceipt = endpoint(`POST ${deliveryGroup}/save-receipt`, {
  needs: deliveryOrder.actions.receive.needs,
  input: z.object({
    delivery_code: code,
    row_version: rowVersion.optional(),
    /** Sent twice under the same key it is saved once. */
    request_key: optional('code', 60),
    ...receiptFields,
  }),
  data: z.object({ ...texts('delivery_code', 'status', 'receipt_status'), row_version: z.number() }),
  says: because('receipt-saved'),
})

/** The two documented fields are enough. No quantity changes; what disagrees with the receipt is refused. */
export const saveGoodsReceivedStatus = endpoint(`PUT ${deliveryGroup}/saveGoodsReceivedStatus`, {
  needs: deliveryOrder.actions.saveReceived.needs,
  input: z.object({
    delivery_code: code,
    status: z.enum(goodsReceivedStatuses, told('choice-missing')),
    row_version: rowVersion.optional(),
  }),
  data: z.object({ ...texts('delivery_code', 'goods_received_status'), row_version: z.number() }),
  says: because('updated'),
})

/** The delivery of a letter, by a photo of its QR code. Nothing of the photo is stored. */
export const scanReceipt = endpoint('POST /api/photo/scan-receipt', {
  needs: 'Delivery-Order-View',
  reads: true,
  input: z.object({ file: uploadOf('jpg', 'jpeg', 'png', 'webp') }),
  data: deliveryRow,
})

/** Photos that hang on the delivery become part of its receipt. */
export const updatePhotoCodeErp = endpoint('POST /api/update-photo-code-erp', {
  needs: 'Delivery-Receipt-Save',
  input: z.object({
    delivery_code: code,
    photo_codes: z.array(code).min(1, told('receipt-photo-required')).max(mostPhotos),
  }),
  data: z.object({ delivery_code: z.string(), photo_codes: z.array(z.string()) }),
  says: because('updated'),
})

export const listDeliveryProblems = endpoint(`GET ${deliveryGroup}/problem`, {
  needs: 'Delivery-Order-View',
  input: listInput(['due_date', 'created_date']).extend({
    search: z.string().max(200).default(''),
    kind: z.enum(problemKinds).optional(),
    status: z.enum(problemStatuses).optional(),
    mine: flag.optional(),
  }),
  data: z.array(problem),
})

/** Gives a problem to somebody else, who is told. */
export const giveDeliveryProblem = endpoint(`POST ${deliveryGroup}/problem/give`, {
  needs: 'Delivery-Receipt-Verify',
  input: z.object({
    problem_id: z.coerce.number<number | string>().int().min(1),
    row_version: rowVersion,
    owner_code: required('owner', 40),
    due_date: day,
    reason: required('reason', 500),
  }),
  data: z.object({ problem_id: z.number(), row_version: z.number() }),
  says: because('problem-given'),
})

/** Closing needs what came of it, and the document that says so. */
export const closeDeliveryProblem = endpoint(`POST ${deliveryGroup}/problem/close`, {
  needs: 'Delivery-Receipt-Verify',
  input: z.object({
    problem_id: z.coerce.number<number | string>().int().min(1),
    row_version: rowVersion,
    result: required('remark', 500),
    document_code: required('code', 60),
  }),
  data: z.object({ problem_id: z.number(), status: z.string(), row_version: z.number() }),
  says: because('problem-closed'),
})

/** The photos of deliveries that left, with those that have none. */
export const listDeliveryPhotos = endpoint(`GET ${deliveryGroup}/photo`, {
  needs: 'Delivery-Order-View',
  input: listInput(['goods_issue_date', 'delivery_code']).extend({
    search: z.string().max(200).default(''),
    customer_code: many,
    dept_code: many,
    from: day.optional(),
    to: day.optional(),
    missing: flag.optional(),
  }),
  data: z.array(
    z.object({
      ...texts('delivery_code', 'customer_code', 'customer_name', 'receipt_status'),
      ...maybeTexts('driver_name', 'truck_no'),
      goods_issue_date: instant.nullable(),
      received_date: instant.nullable(),
      photos: z.array(z.object({ ...texts('photo_code', 'alias'), ...maybeTexts('link', 'thumbnail') })),
    }),
  ),
})
export type DeliveryPhotos = z.output<typeof listDeliveryPhotos.data>[number]

const logistic = z.object({
  ...texts('logistic_vendor_code', 'logistic_vendor', 'vendor_type'),
  ...maybeTexts('email', 'phone', 'driver_code', 'driver_name', 'driver_phone', 'truck_no', 'truck_model'),
})
/** Carriers with their drivers and trucks. */
export const listLogisticInfo = endpoint(`GET ${deliveryGroup}/list-logistic-info`, {
  needs: 'Delivery-Order-View',
  input: listInput(['driver_name']).extend({
    search: z.string().max(200).default(''),
    logistic_vendor: z.string().max(100).default(''),
  }),
  data: z.array(logistic),
})
export const distinctLogisticVendors = endpoint(`GET ${deliveryGroup}/get-distinct-logistic-vendor`, {
  needs: 'Delivery-Order-View',
  input: z.object({}),
  data: z.array(z.object(texts('logistic_vendor'))),
})
/** By the carrier's name or code. */
export const emailByLogisticVendor = endpoint(`GET ${deliveryGroup}/get-email-by-logistic-vendor`, {
  needs: 'Delivery-Order-View',
  input: z.object({ logistic_vendor: z.string().max(100).default('') }),
  data: z.object({ ...maybeTexts('logistic_vendor', 'email') }),
})
