import { complaintStatuses, serviceStatuses, surveyStatuses } from '@sejuk/domain/aftersales/statuses'
import {
  complainers,
  complainWays,
  mostTicketUnits,
  priorities,
  repairChoiceKeys,
  serviceTypes,
  ticketChoiceKeys,
  ticketRoles,
  ticketStatuses,
  warranties,
} from '@sejuk/domain/aftersales/tickets/tickets'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { deliveryStatuses } from '@sejuk/domain/platform/notifications/outbox'
import { isPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { dayOrNothing, phoneOrNothing } from './service-centres.ts'
import { unitWarranty } from './warranty.ts'

const group = '/api/aftersales-ticket'

/** By where a ticket stands; `new` is what the pages of the service centres open with. */
export const ticketTabs = ['new', 'part', 'dispatched', 'done', 'deleted', 'all'] as const
export type TicketTab = (typeof ticketTabs)[number]

const row = z.object({
  ...texts(
    'ticket_number',
    'customer_name',
    'customer_phone',
    'sub_district_name',
    'city_name',
    'dept_code',
    'dept_name',
  ),
  ...texts('created_by', 'create_user_name'),
  ticket_status: z.enum(ticketStatuses),
  complain_by: z.enum(complainers),
  complain_via: z.enum(complainWays),
  priority: z.enum(priorities),
  service_type: z.enum(serviceTypes),
  warranty: z.enum(warranties),
  action_role: z.enum(ticketRoles),
  unit_count: z.number(),
  dispatched_count: z.number(),
  asc_codes: z.array(z.string()),
  /** Every work order is done or cancelled. */
  is_done: z.boolean(),
  created_date: instant,
  sla_due: instant.nullable(),
  dispatched_date: instant.nullable(),
  row_version: z.number(),
})
export type TicketRow = z.output<typeof row>

const filters = z.object({
  /** Number, customer, phone or serial number. */
  search: z.string().max(200).default(''),
  dept_code: many,
  asc_code: many,
  service_type: z.enum(serviceTypes).optional(),
  priority: z.enum(priorities).optional(),
  warranty: z.enum(warranties).optional(),
  complain_via: z.enum(complainWays).optional(),
  from: calendarDay().optional(),
  to: calendarDay().optional(),
  /** Only those whose time to dispatch is over. */
  late: flag.optional(),
  mine: flag.optional(),
})

export const listTickets = endpoint(`GET ${group}`, {
  needs: 'Aftersales-Ticket-Search',
  input: listInput(['created_date', 'ticket_number', 'sla_due', 'customer_name']).extend({
    tab: z.enum(ticketTabs).default('all'),
    ...filters.shape,
  }),
  data: z.array(row),
})

export const ticketData = downloadable(listTickets, {
  module_name: 'aftersales-ticket',
  needs: 'Aftersales-Ticket-Download',
})

export const countTickets = endpoint(`GET ${group}/status-tab`, {
  needs: 'Aftersales-Ticket-Search',
  input: filters,
  data: z.array(z.object({ tab: z.enum(ticketTabs), total: z.number() })),
})

const unit = z.object({
  line_no: z.number(),
  ...maybeTexts('item_code', 'item_name', 'category_code', 'serial_indoor', 'serial_outdoor', 'purchase_date'),
  ...maybeTexts('symptom', 'symptom_name', 'symptom_local_name', 'error_code', 'description'),
  ...maybeTexts('asc_code', 'asc_name', 'work_order_number'),
  quantity: z.number(),
  warranty: z.enum(warranties),
  warranty_until: z.string().nullable(),
  service_status: z.enum(serviceStatuses).nullable(),
})
export type TicketUnit = z.output<typeof unit>

const workOrder = z.object({
  ...texts('work_order_number', 'asc_code', 'asc_name'),
  ...maybeTexts('technician_name', 'scheduled_date', 'slot'),
  service_status: z.enum(serviceStatuses),
  survey_status: z.enum(surveyStatuses).nullable(),
  complaint_status: z.enum(complaintStatuses).nullable(),
  unit_count: z.number(),
  created_date: instant,
})

const complaint = z.object({
  ...texts('complain_code', 'category'),
  work_order_number: z.string().nullable(),
  status: z.enum(complaintStatuses),
  is_withdrawn: z.boolean(),
  created_date: instant,
})

const region = z.object(
  texts(
    'sub_district_code',
    'sub_district_name',
    'district_code',
    'district_name',
    'city_code',
    'city_name',
    'province_code',
  ),
)

const detail = row.extend({
  ...maybeTexts('customer_phone2', 'customer_email', 'shop_name', 'project_code', 'description', 'preferred_date'),
  ...maybeTexts('preferred_slot', 'duplicate_of', 'delete_reason'),
  customer_address: z.string(),
  region,
  pin_lat: z.number().nullable(),
  pin_lng: z.number().nullable(),
  units: z.array(unit),
  work_orders: z.array(workOrder),
  complaints: z.array(complaint),
  /** Other tickets of the same phone. */
  other_tickets: z.array(
    z.object({
      ticket_number: z.string(),
      ticket_status: z.enum(ticketStatuses),
      service_type: z.enum(serviceTypes),
      created_date: instant,
    }),
  ),
  /** To the customer, the newest first. */
  messages: z.array(
    z.object({
      delivery_id: z.number(),
      created_date: instant,
      status: z.enum(deliveryStatuses),
      body: z.string(),
    }),
  ),
  /** For the buttons: what the server would judge by. */
  is_own: z.boolean(),
  live_work_orders: z.number(),
  open_work_orders: z.number(),
  /** The last dispatch may still be taken back by the caller. */
  undo: z.object({ until: instant }).nullable(),
  updated_date: instant,
})
export type Ticket = z.output<typeof detail>

const ticket = z.object({ ticket_number: code })

export const getTicket = endpoint(`GET ${group}/detail/{ticket_number}`, {
  needs: 'Aftersales-Ticket-Search',
  input: ticket,
  data: detail,
})

export const ticketLog = actionLogOf(`GET ${group}/action-log`, 'Aftersales-Ticket-Search')

const serial = z
  .string()
  .max(60)
  .transform((typed) => normalizeSerial(typed) || null)
  .nullable()
  .default(null)

const unitForm = z.object({
  item_code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z0-9./()-]{3,40})?$/, told('item-code-3-40-letters'))
    .transform((text) => text || null)
    .nullable()
    .default(null),
  item_name: optional('item', 200),
  category_code: optional('category', 20),
  serial_indoor: serial,
  serial_outdoor: serial,
  purchase_date: dayOrNothing('purchase-date'),
  symptom: optional('symptom', 60),
  error_code: optional('error-code', 20),
  description: optional('description', 1000),
  quantity: wholeNumber('quantity', 1, 99).default(1),
})
export type TicketUnitForm = z.input<typeof unitForm>

const phoneRequired = told('phone-required')
export const ticketForm = z.object({
  complain_by: z.enum(complainers, 'Complain by is required!'),
  complain_via: z.enum(complainWays, 'Complain via is required!'),
  priority: z.enum(priorities, 'Priority is required!'),
  service_type: z.enum(serviceTypes, 'Service type is required!'),
  customer_name: required('customer-name', 100).min(2, told('customer-name-at-least-2')),
  customer_phone: z
    .string(phoneRequired)
    .max(30)
    .trim()
    .min(1, phoneRequired)
    .transform(nationalPhone)
    .refine(isPhone, told('phone-not-phone-number')),
  customer_phone2: phoneOrNothing('second-phone'),
  customer_email: z
    .union([z.literal('').transform(() => null), z.null(), z.email(told('email-not-address')).max(200)])
    .default(null),
  customer_address: required('address', 500),
  sub_district_code: required('sub-district', 20),
  pin_lat: orNothing(latitude),
  pin_lng: orNothing(longitude),
  shop_name: optional('shop', 200),
  project_code: optional('project', 60),
  description: optional('description', 1000),
  preferred_date: dayOrNothing('preferred-date'),
  preferred_slot: z.union([z.literal('').transform(() => null), z.null(), z.enum(timeSlots)]).default(null),
  units: z
    .array(unitForm, told('at-least-one-unit-required'))
    .min(1, told('at-least-one-unit-required'))
    .max(mostTicketUnits, told('ticket-no-more-than-units', { n: mostTicketUnits })),
})

/** What is open already for the same phone or serial number. */
const likely = z.object({
  ...texts('ticket_number', 'customer_name', 'create_user_name'),
  ticket_status: z.enum(ticketStatuses),
  service_type: z.enum(serviceTypes),
  created_date: instant,
  same: z.array(z.enum(['phone', 'serial_number'])),
})
export type LikelyDuplicate = z.output<typeof likely>

/** Refused as a duplicate ('409', status 'Duplicate', the open tickets in `data`) unless `despite_duplicates`. */
export const createTicket = endpoint(`POST ${group}`, {
  needs: 'Aftersales-Ticket-Create',
  input: ticketForm.extend({ despite_duplicates: z.boolean().default(false), duplicate_of: code.optional() }),
  data: z.object({ ticket_number: z.string(), row_version: z.number() }),
})

/**
 * Units that a centre has stay as they are; `units` are those that wait, none where every one is dispatched. What is
 * corrected of the caller reaches the open work orders, and their centres are notified.
 */
export const modifyTicket = endpoint(`PUT ${group}/{ticket_number}`, {
  needs: 'Aftersales-Ticket-Modify',
  input: ticketForm.extend({
    ticket_number: code,
    row_version: rowVersion,
    units: z
      .array(unitForm)
      .max(mostTicketUnits, told('ticket-no-more-than-units', { n: mostTicketUnits }))
      .default([]),
  }),
  data: z.object({ ticket_number: z.string(), row_version: z.number() }),
})

export const findDuplicates = endpoint(`POST ${group}/duplicates`, {
  needs: 'Aftersales-Ticket-Create',
  reads: true,
  input: z.object({
    phone: z.string().max(30).default(''),
    serial_numbers: z.array(z.string().max(60)).max(60).default([]),
  }),
  data: z.array(likely),
})

const assignment = z.object({
  asc_code: required('service-centre', 30),
  lines: z.array(z.coerce.number<number | string>().int().min(1)).min(1, told('at-least-one-unit-required')),
  note: optional('note', 500),
})

/** To one centre (`asc_code`, `lines`), or to several at once. */
export const dispatchTicket = endpoint(`POST ${group}/{ticket_number}/dispatch`, {
  needs: 'Aftersales-Ticket-Dispatch',
  input: z.object({
    ticket_number: code,
    row_version: rowVersion,
    asc_code: assignment.shape.asc_code.optional(),
    lines: assignment.shape.lines.optional(),
    note: assignment.shape.note,
    assignments: z.array(assignment).max(mostTicketUnits).default([]),
  }),
  data: z.object({
    ticket_status: z.enum(ticketStatuses),
    row_version: z.number(),
    work_orders: z.array(z.object(texts('work_order_number', 'asc_code'))),
  }),
  says: because('ticket-dispatched'),
})

/** Units of an open work order wait again, to be dispatched to another centre. */
export const splitUnits = endpoint(`POST ${group}/{ticket_number}/split-units`, {
  needs: 'Aftersales-Ticket-Dispatch',
  input: z.object({
    ticket_number: code,
    row_version: rowVersion,
    work_order_number: required('work-order', 60),
    lines: assignment.shape.lines.max(mostTicketUnits),
    reason: required('reason', 500),
  }),
  data: z.object({ ticket_status: z.enum(ticketStatuses), row_version: z.number() }),
  says: because('units-split-off'),
})

/** For five minutes, by who dispatched, while no centre has answered: the units wait again. */
export const undoDispatch = endpoint(`POST ${group}/{ticket_number}/undo-dispatch`, {
  needs: 'Aftersales-Ticket-Dispatch',
  input: z.object({ ticket_number: code, row_version: rowVersion }),
  data: z.object({ ticket_status: z.enum(ticketStatuses), row_version: z.number() }),
  says: because('dispatch-taken-back'),
})

export const deleteTicket = endpoint(`POST ${group}/{ticket_number}/delete`, {
  needs: 'Aftersales-Ticket-Delete',
  input: z.object({ ticket_number: code, row_version: rowVersion, reason: required('reason', 500) }),
  data: z.object({ ticket_number: z.string(), ticket_status: z.enum(ticketStatuses), row_version: z.number() }),
  says: because('ticket-deleted'),
})

const knownUnit = z.object({
  consumer_item_id: z.number().nullable(),
  ...maybeTexts('item_code', 'item_name', 'category_code', 'serial_indoor', 'serial_outdoor', 'purchase_date'),
  ...maybeTexts('install_date'),
  ...unitWarranty.shape,
})
export type KnownConsumerUnit = z.output<typeof knownUnit>

/** Who calls: by phone or by a serial number, with units, warranty and what they asked for before. */
export const findCaller = endpoint(`GET ${group}/caller`, {
  needs: 'Aftersales-Ticket-Create',
  input: z.object({ phone: z.string().max(30).default(''), serial_number: z.string().max(60).default('') }),
  data: z.object({
    customer: z
      .object({
        ...texts('customer_name', 'customer_phone', 'customer_address'),
        ...maybeTexts('customer_phone2', 'customer_email'),
        region: region.nullable(),
        pin_lat: z.number().nullable(),
        pin_lng: z.number().nullable(),
      })
      .nullable(),
    units: z.array(knownUnit),
    tickets: z.array(row),
    open_tickets: z.number(),
    open_complaints: z.number(),
  }),
})
export type Caller = z.output<typeof findCaller.data>

/** The choices of a form, by the name of their list; places and causes are narrowed by what was chosen before. */
export const ticketChoices = endpoint(`GET ${group}/dropdown`, {
  needs: 'signed-in',
  input: dropdownInput.extend({
    key: z.enum([...ticketChoiceKeys, ...repairChoiceKeys]),
    parent_code: many,
  }),
  data: z.array(optionOf('local_label')),
})

/** The same under the name of the specification; without a key, the goods a ticket can be about. */
export const ticketDropdown = endpoint('GET /api/dropdown-ticket', {
  needs: 'staff',
  input: ticketChoices.input.partial({ key: true }).extend({ business_unit_code: many }),
  data: z.array(
    option.extend({
      local_label: z.string().optional(),
      category_code: z.string().optional(),
      category_name: z.string().optional(),
      business_unit_code: z.string().optional(),
    }),
  ),
})

/** What waits at the desk: by the clock, the most pressing first. */
export const callCenterDesk = endpoint(`GET ${group}/desk`, {
  needs: 'Aftersales-Ticket-Search',
  input: z.object({}),
  data: z.object({
    waiting: z.number(),
    late: z.number(),
    partly: z.number(),
    logged_today: z.number(),
    dispatched_today: z.number(),
    mine_today: z.number(),
  }),
})
