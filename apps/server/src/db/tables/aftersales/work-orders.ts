import {
  ascInvoiceStatuses,
  complaintStatuses,
  costStatuses,
  serviceStatuses,
  surveyStatuses,
} from '@sejuk/domain/aftersales/statuses'
import { priorities, serviceTypes, warranties } from '@sejuk/domain/aftersales/tickets/tickets'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { serviceCentres } from './service-centres.ts'
import { technicians } from './technicians.ts'
import { aftersalesTickets } from './tickets.ts'

/** What one centre does for one ticket. Every status that decides about an action stands in this row, so that one lock suffices. */
export const workOrders = pgTable(
  'work_orders',
  {
    work_order_number: text().primaryKey(),
    ticket_number: text()
      .notNull()
      .references(() => aftersalesTickets.ticket_number),
    /** The one whose complaint made it. */
    parent_number: text().references((): AnyPgColumn => workOrders.work_order_number),
    asc_code: text()
      .notNull()
      .references(() => serviceCentres.asc_code),
    /** The branch in whose area the customer lives. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    /** Who leads the job; they see it, and so do those who help. */
    technician_code: text().references(() => technicians.technician_code),
    helper_codes: text().array().notNull().default([]),

    customer_name: text().notNull(),
    customer_phone: text().notNull(),
    customer_address: text().notNull(),
    /** District and city, as people say it. */
    area_name: text().notNull().default(''),
    pin_lat: doublePrecision(),
    pin_lng: doublePrecision(),
    service_type: text({ enum: serviceTypes }).notNull(),
    priority: text({ enum: priorities }).notNull(),
    warranty: text({ enum: warranties }).notNull().default('Unknown'),
    unit_count: integer().notNull().default(0),
    /** The first unit by name. */
    unit_name: text(),

    service_status: text({ enum: serviceStatuses }).notNull().default('Service_Dispatched'),
    status_date: createdDate(),
    survey_status: text({ enum: surveyStatuses }),
    survey_sent_date: instant(),
    survey_attempts: integer().notNull().default(0),
    complaint_status: text({ enum: complaintStatuses }),
    cost_status: text({ enum: costStatuses }),
    cost_amount: rupiah(),
    invoice_status: text({ enum: ascInvoiceStatuses }),
    reimbursement_code: text(),

    scheduled_date: date({ mode: 'string' }),
    slot: text({ enum: timeSlots }),
    schedule_note: text(),
    reschedule_count: integer().notNull().default(0),
    visit_count: integer().notNull().default(0),
    is_waiting_part: boolean().notNull().default(false),
    /** Since when the clocks of the service level stand still. */
    waiting_since: instant(),
    /** What was done, which may be another thing than what was asked for. */
    work_done: text({ enum: ['Install', 'Maintain', 'Repair'] }),
    /** Of the last action that asked for one. */
    reason: text(),
    dispatch_note: text(),

    signed_by: text(),
    unsigned_reason: text(),

    /** Until when each step is to be done. */
    accept_due: instant(),
    schedule_due: instant(),
    visit_due: instant(),
    finish_due: instant(),
    /** Of the next step; none when there is none left. */
    sla_due: instant(),

    dispatched_date: createdDate(),
    accepted_date: instant(),
    first_scheduled_date: instant(),
    first_visit_date: instant(),
    finished_date: instant(),
    ass_confirmed_date: instant(),
    closed_date: instant(),

    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('work_orders_created').on(t.created_date, t.work_order_number),
    index('work_orders_status').on(t.service_status, t.created_date, t.work_order_number),
    index('work_orders_dept').on(t.dept_code, t.created_date, t.work_order_number),
    index('work_orders_dept_status').on(t.dept_code, t.service_status, t.created_date, t.work_order_number),
    index('work_orders_asc').on(t.asc_code, t.created_date, t.work_order_number),
    index('work_orders_asc_status').on(t.asc_code, t.service_status, t.created_date, t.work_order_number),
    index('work_orders_technician').on(t.technician_code, t.created_date, t.work_order_number),
    index('work_orders_creator').on(t.created_by, t.created_date, t.work_order_number),
    index('work_orders_helpers').using('gin', t.helper_codes).where(sql`helper_codes <> '{}'`),
    index('work_orders_ticket').on(t.ticket_number, t.work_order_number),
    index('work_orders_parent').on(t.parent_number).where(sql`parent_number is not null`),
    index('work_orders_board').on(t.asc_code, t.scheduled_date, t.technician_code),
    index('work_orders_due').on(t.sla_due, t.work_order_number).where(sql`sla_due is not null`),
    index('work_orders_complaint')
      .on(t.complaint_status, t.created_date, t.work_order_number)
      .where(sql`complaint_status is not null`),
    index('work_orders_waiting').on(t.created_date, t.work_order_number).where(sql`is_waiting_part`),
    index('work_orders_day').on(t.scheduled_date, t.created_date, t.work_order_number),
    index('work_orders_survey').on(t.survey_sent_date).where(sql`service_status = 'CallCenter_Survery'`),
    index('work_orders_reimbursement').on(t.reimbursement_code).where(sql`reimbursement_code is not null`),
    index('work_orders_phone').on(t.customer_phone, t.created_date),
    index('work_orders_name_search').using('gin', t.customer_name.op('gin_trgm_ops')),
    index('work_orders_phone_search').using('gin', t.customer_phone.op('gin_trgm_ops')),
    index('work_orders_number_search').using('gin', t.work_order_number.op('gin_trgm_ops')),
  ],
)

/** Who leads a work order or helps with it, in the order of their lists. The database writes it by itself (triggers): nothing else does. */
export const workOrderPeople = pgTable(
  'work_order_people',
  {
    work_order_number: text().notNull(),
    technician_code: text().notNull(),
    ticket_number: text().notNull(),
    /** The work order's. */
    scope_created_date: instant().notNull(),
    /** When the ticket was created. */
    scope_ticket_date: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: 'work_order_people_pk', columns: [t.work_order_number, t.technician_code] }),
    foreignKey({
      name: 'work_order_people_work_order',
      columns: [t.work_order_number],
      foreignColumns: [workOrders.work_order_number],
    }).onDelete('cascade'),
    index('work_order_people_jobs').on(t.technician_code, t.scope_created_date, t.work_order_number),
    index('work_order_people_tickets').on(t.technician_code, t.scope_ticket_date, t.ticket_number),
    index('work_order_people_ticket').on(t.ticket_number),
  ],
)

/** The units of a work order, each with what was done to it. */
export const workOrderDetails = pgTable(
  'work_order_details',
  {
    work_order_detail_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    work_order_number: text()
      .notNull()
      .references(() => workOrders.work_order_number, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    /** Its line of the ticket. */
    ticket_line_no: integer(),
    quantity: integer().notNull().default(1),
    item_code: text(),
    item_name: text(),
    category_code: text(),
    business_unit_code: text(),
    /** As the ticket has them; what the technician read on the plates takes their place. */
    serial_indoor: text(),
    serial_outdoor: text(),
    is_serial_confirmed: boolean().notNull().default(false),
    /** Why the serial numbers were not accepted. */
    serial_problem: text(),
    warranty: text({ enum: warranties }).notNull().default('Unknown'),
    warranty_until: date({ mode: 'string' }),
    symptom: text(),
    error_code: text(),
    description: text(),
    unit_status: text({ enum: ['Not_Started', 'Working', 'Done'] })
      .notNull()
      .default('Not_Started'),
    /** By the code of the question. */
    checklist: jsonb().$type<Record<string, boolean>>().notNull().default({}),
    /** What was done, in the technician's words. */
    work_note: text(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('work_order_details_line').on(t.work_order_number, t.line_no),
    index('work_order_details_indoor').on(t.serial_indoor),
    index('work_order_details_outdoor').on(t.serial_outdoor),
  ],
)
