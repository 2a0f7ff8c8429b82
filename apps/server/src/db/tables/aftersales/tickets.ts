import {
  complainers,
  complainWays,
  priorities,
  repairChoiceKeys,
  serviceTypes,
  ticketRoles,
  ticketStatuses,
  warranties,
} from '@sejuk/domain/aftersales/tickets/tickets'
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
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { subDistricts } from '../masters/regions.ts'
import { serviceCentres } from './service-centres.ts'

/** What a customer asks of the after-sales service. */
export const aftersalesTickets = pgTable(
  'aftersales_tickets',
  {
    ticket_number: text().primaryKey(),
    ticket_status: text({ enum: ticketStatuses }).notNull().default('Ticket_Draft'),
    complain_by: text({ enum: complainers }).notNull(),
    complain_via: text({ enum: complainWays }).notNull(),
    priority: text({ enum: priorities }).notNull(),
    service_type: text({ enum: serviceTypes }).notNull(),
    /** The best of its units. */
    warranty: text({ enum: warranties }).notNull().default('Unknown'),
    /** In which capacity it was logged. */
    action_role: text({ enum: ticketRoles }).notNull(),
    customer_name: text().notNull(),
    /** National numbers. */
    customer_phone: text().notNull(),
    customer_phone2: text(),
    customer_email: text(),
    customer_address: text().notNull(),
    sub_district_code: text()
      .notNull()
      .references(() => subDistricts.sub_district_code),
    pin_lat: doublePrecision(),
    pin_lng: doublePrecision(),
    shop_name: text(),
    project_code: text(),
    description: text(),
    preferred_date: date({ mode: 'string' }),
    preferred_slot: text({ enum: timeSlots }),
    /** Until when it is to be dispatched. */
    sla_due: instant(),
    duplicate_of: text().references((): AnyPgColumn => aftersalesTickets.ticket_number),
    /** The branch in whose area the customer lives: the scope of who sees it. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    unit_count: integer().notNull().default(0),
    dispatched_count: integer().notNull().default(0),
    /** Every centre that has, or had, some of its units: their people see it. */
    asc_codes: text().array().notNull().default([]),
    dispatched_date: instant(),
    /** It has work orders, and all of them are closed. The database writes it by itself (triggers on work orders): nothing else does. */
    is_work_done: boolean().notNull().default(false),
    delete_reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('aftersales_tickets_created').on(t.created_date, t.ticket_number),
    index('aftersales_tickets_status').on(t.ticket_status, t.created_date, t.ticket_number),
    index('aftersales_tickets_dept').on(t.dept_code, t.created_date, t.ticket_number),
    index('aftersales_tickets_dept_status').on(t.dept_code, t.ticket_status, t.is_work_done),
    index('aftersales_tickets_creator').on(t.created_by, t.created_date, t.ticket_number),
    index('aftersales_tickets_open')
      .on(t.created_date, t.ticket_number)
      .where(sql`ticket_status = 'Ticket_Dispatched' and not is_work_done`),
    index('aftersales_tickets_open_dept')
      .on(t.dept_code, t.created_date, t.ticket_number)
      .where(sql`ticket_status = 'Ticket_Dispatched' and not is_work_done`),
    index('aftersales_tickets_dispatched').on(t.dispatched_date).where(sql`dispatched_date is not null`),
    index('aftersales_tickets_due').on(t.sla_due, t.ticket_number),
    index('aftersales_tickets_phone').on(t.customer_phone, t.created_date),
    index('aftersales_tickets_phone2').on(t.customer_phone2).where(sql`customer_phone2 is not null`),
    index('aftersales_tickets_asc').using('gin', t.asc_codes),
    index('aftersales_tickets_name_search').using('gin', t.customer_name.op('gin_trgm_ops')),
    index('aftersales_tickets_phone_search').using('gin', t.customer_phone.op('gin_trgm_ops')),
    index('aftersales_tickets_number_search').using('gin', t.ticket_number.op('gin_trgm_ops')),
  ],
)

/** The centres in `asc_codes`, in the order of their lists. The database writes it by itself (triggers on tickets): nothing else does. */
export const ticketCentres = pgTable(
  'ticket_centres',
  {
    ticket_number: text().notNull(),
    asc_code: text().notNull(),
    /** The ticket's. */
    scope_created_date: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: 'ticket_centres_pk', columns: [t.ticket_number, t.asc_code] }),
    foreignKey({
      name: 'ticket_centres_ticket',
      columns: [t.ticket_number],
      foreignColumns: [aftersalesTickets.ticket_number],
    }).onDelete('cascade'),
    index('ticket_centres_list').on(t.asc_code, t.scope_created_date, t.ticket_number),
  ],
)

/** The units of a ticket. A unit goes to one centre at a time, with the work order that says so. */
export const ticketUnits = pgTable(
  'ticket_units',
  {
    ticket_number: text()
      .notNull()
      .references(() => aftersalesTickets.ticket_number, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_code: text(),
    item_name: text(),
    category_code: text(),
    serial_indoor: text(),
    serial_outdoor: text(),
    purchase_date: date({ mode: 'string' }),
    symptom: text(),
    error_code: text(),
    description: text(),
    quantity: integer().notNull().default(1),
    /** As it was found when the ticket was saved. */
    warranty: text({ enum: warranties }).notNull().default('Unknown'),
    warranty_until: date({ mode: 'string' }),
    /** Null until it is dispatched. */
    asc_code: text().references(() => serviceCentres.asc_code),
    /** Not a foreign key: work orders already refer to their ticket. */
    work_order_number: text(),
  },
  (t) => [
    primaryKey({ columns: [t.ticket_number, t.line_no] }),
    index('ticket_units_indoor').on(t.serial_indoor),
    index('ticket_units_outdoor').on(t.serial_outdoor),
    index('ticket_units_work_order').on(t.work_order_number),
  ],
)

/** Symptoms, places and causes of a failure: each place names the symptoms it is likely for, each cause the places. */
export const repairChoices = pgTable(
  'repair_choices',
  {
    choice_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    choice_key: text({ enum: repairChoiceKeys }).notNull(),
    code: text().notNull(),
    name: text().notNull(),
    local_name: text().notNull(),
    /** Of the list before it. */
    parent_codes: text().array().notNull().default([]),
    seq: integer().notNull(),
    is_active: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('repair_choices_once').on(t.choice_key, t.code),
    index('repair_choices_order').on(t.choice_key, t.seq, t.choice_id),
  ],
)
