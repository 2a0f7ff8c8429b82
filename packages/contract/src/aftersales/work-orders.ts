import {
  ascInvoiceStatuses,
  complaintStatuses,
  costStatuses,
  serviceStatuses,
  serviceStatusOf,
  surveyStatuses,
  surveyStatusOf,
} from '@sejuk/domain/aftersales/statuses'
import { priorities, serviceTypes, warranties } from '@sejuk/domain/aftersales/tickets/tickets'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { workOrderTabs } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { workOrder } from '@sejuk/domain/aftersales/work-orders/work-orders'
import { because } from '@sejuk/domain/messages'
import { daysFrom } from '@sejuk/domain/values/dates'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/work-order'

/** The names of the business are understood, the listed one is meant; what is none is said. */
const listed = <Name extends string>(nameOf: (given: string) => Name | undefined) =>
  many.transform((given, context) =>
    given.flatMap((one) => {
      const name = nameOf(one)
      if (name === undefined) context.addIssue(told('not-in-list'))
      return name ?? []
    }),
  )

export const workOrderRow = z.object({
  ...texts('work_order_number', 'ticket_number', 'asc_code', 'asc_name', 'dept_code', 'dept_name'),
  ...texts('customer_name', 'customer_phone', 'area_name'),
  ...maybeTexts('technician_code', 'technician_name', 'scheduled_date', 'unit_name', 'reimbursement_code'),
  slot: z.enum(timeSlots).nullable(),
  service_type: z.enum(serviceTypes),
  priority: z.enum(priorities),
  warranty: z.enum(warranties),
  service_status: z.enum(serviceStatuses),
  survey_status: z.enum(surveyStatuses).nullable(),
  complaint_status: z.enum(complaintStatuses).nullable(),
  cost_status: z.enum(costStatuses).nullable(),
  invoice_status: z.enum(ascInvoiceStatuses).nullable(),
  cost_amount: z.number().nullable(),
  unit_count: z.number(),
  visit_count: z.number(),
  is_waiting_part: z.boolean(),
  sla_due: instant.nullable(),
  status_date: instant,
  created_date: instant,
  row_version: z.number(),
})
export type WorkOrderRow = z.output<typeof workOrderRow>

const filters = z.object({
  dept_code: many,
  asc_code: many,
  technician_code: many,
  service_type: z.enum(serviceTypes).optional(),
  priority: z.enum(priorities).optional(),
  warranty: z.enum(warranties).optional(),
  service_status: listed(serviceStatusOf),
  survey_status: listed(surveyStatusOf),
  ticket_number: z.string().max(100).optional(),
  /** When they were made. */
  from: calendarDay().optional(),
  to: calendarDay().optional(),
  /** When the visit is. */
  visit_from: calendarDay().optional(),
  visit_to: calendarDay().optional(),
  /** Only those whose next step is late. */
  late: flag.optional(),
  /** Neither confirmed nor cancelled. */
  open: flag.optional(),
  /** Number, ticket, customer, phone or serial number. */
  text: z.string().max(200).optional(),
})

const sorts = ['created_date', 'work_order_number', 'scheduled_date', 'sla_due', 'status_date'] as const

export const listWorkOrders = endpoint(`GET ${group}`, {
  needs: 'Work-Order-Search',
  input: listInput(sorts).extend({ tab: z.enum(workOrderTabs).default('All'), ...filters.shape }),
  data: z.array(workOrderRow),
})

/** What a file may hold, in its order. */
export const workOrderColumns = [
  'work_order_number',
  'ticket_number',
  'service_status',
  'customer_name',
  'customer_phone',
  'customer_address',
  'area_name',
  'service_type',
  'priority',
  'warranty',
  'unit_name',
  'unit_count',
  'dept_name',
  'asc_code',
  'asc_name',
  'technician_name',
  'scheduled_date',
  'slot',
  'visit_count',
  'survey_status',
  'complaint_status',
  'cost_status',
  'cost_amount',
  'created_date',
  'accepted_date',
  'first_visit_date',
  'finished_date',
  'closed_date',
  'sla_due',
] as const
export type WorkOrderColumn = (typeof workOrderColumns)[number]

const column = z.enum(workOrderColumns)
const yearDays = 366

/** The list with a choice of columns, of a year at most. */
const download = {
  ...listWorkOrders,
  input: listWorkOrders.input
    .extend({ columns: z.union([z.array(column), column.transform((one) => [one])]).default([]) })
    .refine(({ from, to }) => !from || !to || daysFrom(from, to) <= yearDays, {
      path: ['to'],
      message: told('period-no-more-than-12'),
    }),
}
export const workOrderData = downloadable(download, { module_name: 'work-order', needs: 'Work-Order-Download' })

/** How many are behind each tab, of those the filters leave; a total above ten thousand is said to be more. */
export const countWorkOrders = endpoint(`GET ${group}/status-tab`, {
  needs: 'Work-Order-Search',
  input: filters,
  data: z.array(z.object({ tab: z.enum(workOrderTabs), total: z.number(), total_is_capped: z.boolean() })),
})

const finding = z.object({
  finding_id: z.number(),
  repair_symptom: z.string(),
  ...maybeTexts('repair_place_of_failure', 'repair_cause_of_failure', 'action_taken'),
})
const measurement = z.object({
  moment: z.enum(['Before', 'After']),
  pressure: z.number().nullable(),
  ampere: z.number().nullable(),
  temperature_in: z.number().nullable(),
  temperature_out: z.number().nullable(),
  refrigerant_g: z.number().nullable(),
})
const part = z.object({
  part_id: z.number(),
  ...texts('item_code', 'item_name'),
  quantity: z.number(),
  item_flag: z.enum(['IN', 'OUT']),
  ...maybeTexts('business_unit_code', 'serial_number', 'lock_stock_order_detail_code'),
  sub_items: z.array(z.object({ ...texts('sub_item_code', 'sub_item_name'), sub_quantity: z.number() })),
})
const unit = z.object({
  work_order_detail_id: z.number(),
  line_no: z.number(),
  quantity: z.number(),
  ...maybeTexts('item_code', 'item_name', 'category_code', 'business_unit_code', 'serial_indoor', 'serial_outdoor'),
  ...maybeTexts('serial_problem', 'warranty_until', 'symptom', 'error_code', 'description', 'work_note'),
  is_serial_confirmed: z.boolean(),
  warranty: z.enum(warranties),
  unit_status: z.enum(['Not_Started', 'Working', 'Done']),
  checklist: z.partialRecord(z.enum(checklist), z.boolean()),
  findings: z.array(finding),
  measurements: z.array(measurement),
  parts: z.array(part),
})
export type WorkOrderUnit = z.output<typeof unit>

const visit = z.object({
  visit_no: z.number(),
  technician_code: z.string(),
  technician_name: z.string().nullable(),
  arrived_date: instant,
  left_date: instant.nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  distance_m: z.number().nullable(),
  far_reason: z.string().nullable(),
  is_overtime: z.boolean(),
})
const support = z.object({
  support_id: z.number(),
  ...texts('problem', 'asked_user_name'),
  asked_date: instant,
  ...maybeTexts('supporter_code', 'supporter_name', 'answer_note', 'answered_user_name', 'answered_date'),
  ...maybeTexts('proof_note', 'proof_date', 'evaluation', 'evaluated_user_name', 'evaluated_date'),
  rating: z.number().nullable(),
})
const appointment = z.object({
  schedule_id: z.number(),
  scheduled_date: z.string(),
  slot: z.enum(timeSlots),
  ...maybeTexts('technician_code', 'reason'),
  create_user_name: z.string(),
  created_date: instant,
})

export const workOrderDetail = workOrderRow.extend({
  customer_address: z.string(),
  ...maybeTexts('parent_number', 'schedule_note', 'work_done', 'reason', 'dispatch_note', 'signed_by'),
  ...maybeTexts('unsigned_reason', 'accept_due', 'schedule_due', 'visit_due', 'finish_due', 'technician_phone'),
  ...maybeTexts('accepted_date', 'first_scheduled_date', 'first_visit_date', 'finished_date', 'ass_confirmed_date'),
  ...maybeTexts('closed_date', 'survey_sent_date', 'waiting_since'),
  dispatched_date: instant,
  survey_attempts: z.number(),
  reschedule_count: z.number(),
  pin_lat: z.number().nullable(),
  pin_lng: z.number().nullable(),
  helper_codes: z.array(z.string()),
  timezone: z.string(),
  units: z.array(unit),
  visits: z.array(visit),
  supports: z.array(support),
  appointments: z.array(appointment),
  /** Other work orders of the same ticket. */
  siblings: z.array(
    z.object({ work_order_number: z.string(), asc_code: z.string(), service_status: z.enum(serviceStatuses) }),
  ),
})
export type WorkOrderDetail = z.output<typeof workOrderDetail>

export const getWorkOrder = endpoint(`GET ${group}/detail/{work_order_number}`, {
  needs: 'Work-Order-Search',
  input: z.object({ work_order_number: code }),
  data: workOrderDetail.extend({
    /** Another day the customer would rather have. */
    wish: z.object({ wanted_date: z.string(), wanted_slot: z.enum(timeSlots), note: z.string().nullable() }).nullable(),
    /** What the caller did last and may still take back. */
    undo: z.object({ action: z.enum(workOrder.names), until: instant }).nullable(),
  }),
})
export type OpenedWorkOrder = z.output<typeof getWorkOrder.data>

/** For five minutes, by the same user, while no message about it has been sent. */
export const undoWorkOrder = endpoint(`POST ${group}/{work_order_number}/undo`, {
  needs: 'Work-Order-Search',
  input: z.object({ work_order_number: code, row_version: rowVersion }),
  data: z.object({ work_order_number: z.string(), service_status: z.enum(serviceStatuses), row_version: z.number() }),
  says: because('last-step-taken-back'),
})

export const workOrderLog = actionLogOf(`GET ${group}/action-log`, 'Work-Order-Search')
