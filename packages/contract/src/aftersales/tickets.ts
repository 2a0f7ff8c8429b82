import { complaintStatuses, serviceStatuses, surveyStatuses } from '@sejuk/domain/aftersales/statuses'
import {
  complainers,
  complainWays,
  priorities,
  repairChoiceKeys,
  serviceTypes,
  ticketChoiceKeys,
  ticketRoles,
  ticketStatuses,
  warranties,
} from '@sejuk/domain/aftersales/tickets/tickets'
import { because } from '@sejuk/domain/messages'
import { deliveryStatuses } from '@sejuk/domain/platform/notifications/outbox'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'

const group = '/api/aftersales-ticket'

/** By where a ticket stands; `new` is what the pages of the service centres open with. */
export const ticketTabs = ['new', 'part', 'dispatched', 'done', 'deleted', 'all'] as const
export type TicketTab = (typeof ticketTabs)[number]

export const ticketRow = z.object({
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
export type TicketRow = z.output<typeof ticketRow>

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
  data: z.array(ticketRow),
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
  /** It lies in one of our own warehouses. */
  is_in_own_stock: z.boolean(),
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

export const ticketRegion = z.object(
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

const detail = ticketRow.extend({
  ...maybeTexts('customer_phone2', 'customer_email', 'shop_name', 'project_code', 'description', 'preferred_date'),
  ...maybeTexts('preferred_slot', 'duplicate_of', 'delete_reason'),
  customer_address: z.string(),
  region: ticketRegion,
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
  is_elsewhere: z.boolean(),
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

export const deleteTicket = endpoint(`POST ${group}/{ticket_number}/delete`, {
  needs: 'Aftersales-Ticket-Delete',
  input: z.object({ ticket_number: code, row_version: rowVersion, reason: required('reason', 500) }),
  data: z.object({ ticket_number: z.string(), ticket_status: z.enum(ticketStatuses), row_version: z.number() }),
  says: because('ticket-deleted'),
})

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
