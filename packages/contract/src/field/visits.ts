import { complaintCategories } from '@sejuk/domain/aftersales/tickets/complaints'
import { risks } from '@sejuk/domain/field/attendance'
import { decisionStatuses, visit } from '@sejuk/domain/field/visit-workflows'
import { collectMethods, displayChecks, mostLines, visitPurposes, visitStatuses } from '@sejuk/domain/field/visits'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { tapFields } from './attendance.ts'

const group = '/api/visit-customer'
const day = calendarDay(told('write-date-2026-11-14'))
const purpose = z.enum(visitPurposes)
const risk = z.array(z.enum(risks))
const rupiah = z.number()
const mostRupiah = 100_000_000_000

const visitRow = z.object({
  ...texts('visit_code', 'client_uuid', 'usercode', 'username', 'dept_code', 'dept_name'),
  ...texts('customer_code', 'customer_name'),
  ...maybeTexts('shop_code', 'shop_name', 'shop_class', 'contact_met', 'notes', 'next_action', 'complain_code'),
  ...maybeTexts('decided_name', 'reject_reason'),
  visit_date: calendarDay(),
  next_date: calendarDay().nullable(),
  is_planned: z.boolean(),
  in_at: instant,
  out_at: instant.nullable(),
  minutes: z.number().nullable(),
  distance_m: z.number().nullable(),
  in_range: z.boolean(),
  is_offline: z.boolean(),
  risk,
  purposes: z.array(purpose),
  order_amount: rupiah,
  order_count: z.number(),
  collected_amount: rupiah,
  photo_count: z.number(),
  status: z.enum(visitStatuses),
  authors: z.array(z.string()),
  row_version: z.number(),
})
export type Visit = z.output<typeof visitRow>

export const visitFilters = {
  search: z.string().max(200).default(''),
  dept_code: many,
  usercode: many,
  from: calendarDay().optional(),
  to: calendarDay().optional(),
}
const listFilters = {
  ...visitFilters,
  status: z.enum(visitStatuses).optional(),
  purpose: purpose.optional(),
  is_planned: flag.optional(),
  is_far: flag.optional(),
}

export const listVisits = endpoint(`GET ${group}`, {
  needs: 'Visit-Customer-View',
  input: listInput(['in_at', 'username', 'minutes']).extend(listFilters),
  data: z.array(visitRow),
})
export const visitData = downloadable(listVisits, { module_name: 'visit_customer', needs: 'Visit-Customer-View' })

/** All visits to a customer, or to one of its shops, for whoever sees the customer. */
export const visitsOfCustomer = endpoint(`GET ${group}/of-customer`, {
  needs: 'Customer-List-Search',
  input: listInput(['in_at']).extend({
    customer_code: z.string().max(100).default(''),
    shop_code: z.string().max(100).default(''),
  }),
  data: z.array(visitRow),
})

export const collectedMoney = z.object({
  ...texts('collection_code', 'client_uuid'),
  ...maybeTexts('reference', 'reject_reason'),
  amount: rupiah,
  method: z.enum(collectMethods),
  due_date: calendarDay().nullable(),
  status: z.enum(decisionStatuses),
})
const competitorPrice = z.object({ ...texts('brand', 'model'), price: rupiah, promo: z.string().nullable() })
const stockCount = z.object({ item_code: z.string(), quantity: z.number() })

export const visitDetail = visitRow.extend({
  ...maybeTexts('training_topic', 'complaint'),
  training_people: z.number().nullable(),
  display: z.partialRecord(z.enum(displayChecks), z.boolean()),
  collections: z.array(collectedMoney),
  prices: z.array(competitorPrice),
  stock: z.array(stockCount),
  in_lat: z.number().nullable(),
  in_lng: z.number().nullable(),
  is_editable: z.boolean(),
})
export type VisitDetail = z.output<typeof visitDetail>

export const getVisit = endpoint(`GET ${group}/detail`, {
  needs: 'Visit-Customer-View',
  input: z.object({ visit_code: code }),
  data: visitDetail,
})

export const checkInVisit = endpoint(`POST ${group}/check-in`, {
  needs: 'Visit-Customer-Mobile',
  input: z.object({
    ...tapFields,
    customer_code: code,
    shop_code: orNothing(code),
    /** Further away than a visit may be: the place itself lies elsewhere. */
    pin_is_wrong: z.boolean().default(false),
    pin_note: optional('note', 500),
    /** A picture of the place is on its way: it is uploaded by itself. */
    pin_photo: z.boolean().default(false),
  }),
  data: z.object({
    visit_code: z.string(),
    /** Of the visit: a second tap is answered with the one that the first began. */
    client_uuid: z.string(),
    in_at: instant,
    distance_m: z.number().nullable(),
    in_range: z.boolean(),
    risk,
    is_new: z.boolean(),
  }),
  says: because('visit-begun'),
})

const collected = z.object({
  client_uuid: z.uuid(told('choice-missing')),
  amount: wholeNumber('collected', 1, mostRupiah),
  method: z.enum(collectMethods, told('choice-missing')),
  reference: optional('paper-number', 60),
  due_date: orNothing(day),
})
/** A cheque without its number and day cannot be followed to the bank. */
const followable = ({ method, reference, due_date }: z.output<typeof collected>, context: z.RefinementCtx) => {
  if (method !== 'cheque') return
  const miss = (message: string, field: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (!reference) miss(told('cheque-needs-number'), 'reference')
  if (!due_date) miss(told('cheque-needs-due-date'), 'due_date')
}

const form = {
  purposes: z.array(purpose).max(visitPurposes.length).default([]),
  contact_met: optional('contact', 100),
  notes: optional('remark', 2000),
  next_action: optional('action', 500),
  next_date: orNothing(day),
  display: z.partialRecord(z.enum(displayChecks), z.boolean()).default({}),
  training_topic: optional('training', 200),
  training_people: orNothing(wholeNumber('people', 1, 1000)),
  complaint: optional('description', 2000),
  complaint_phone: optional('phone', 30),
  complaint_category: z.enum(complaintCategories).nullable().default(null),
  collections: z.array(collected.superRefine(followable)).max(10).default([]),
  prices: z
    .array(
      z.object({
        brand: required('brand', 60),
        model: required('model', 80),
        price: wholeNumber('price', 1, 1_000_000_000),
        promo: optional('remark', 200),
      }),
    )
    .max(mostLines)
    .default([]),
  stock: z
    .array(z.object({ item_code: code, quantity: wholeNumber('quantity', 0, 100_000) }))
    .max(mostLines)
    .default([]),
}
const { client_uuid, at_device, sent_at_device, elapsed_ms } = tapFields
const tapOfVisit = { client_uuid, at_device, sent_at_device, elapsed_ms, visit_uuid: z.uuid(told('choice-missing')) }

/** The visit's form as it stands on the phone. The later one by the phone's clock stays. */
export const saveVisit = endpoint(`POST ${group}/save`, {
  needs: 'Visit-Customer-Mobile',
  input: z.object({ ...tapOfVisit, ...form }),
  data: z.object({ visit_code: z.string(), complain_code: z.string().nullable(), is_new: z.boolean() }),
})

export const checkOutVisit = endpoint(`POST ${group}/check-out`, {
  needs: 'Visit-Customer-Mobile',
  input: z.object({
    ...tapOfVisit,
    ...form,
    /** Where no position was found on leaving there is none. */
    lat: orNothing(latitude),
    lng: orNothing(longitude),
  }),
  data: z.object({
    visit_code: z.string(),
    status: z.enum(visitStatuses),
    minutes: z.number().nullable(),
    is_new: z.boolean(),
  }),
  says: because('visit-ended'),
})

export const actOnVisit = actions(visit, group, { key: 'visit_code' })
