import type { Credit } from '@sejuk/domain/returns/return-lines'
import {
  dispositions,
  handovers,
  returnConditions,
  returnReasons,
  returnStatuses,
} from '@sejuk/domain/returns/return-requests'
import { timeSlots } from '@sejuk/domain/values/time-slots'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { customers } from '../customers/customers.ts'
import { salesInvoices } from '../finance/sales-invoices.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

/** Goods that a customer gives back, of one or several invoices. */
export const returnRequests = pgTable(
  'return_requests',
  {
    return_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    salesman_code: text(),
    reason_code: text({ enum: returnReasons }).notNull(),
    note: text(),
    /** The problem of a delivery that it was drafted from. */
    delivery_code: text(),
    problem_id: bigint({ mode: 'number' }),
    handover: text({ enum: handovers }).notNull(),
    pickup_address: text(),
    pickup_date: date({ mode: 'string' }),
    time_slot: text({ enum: timeSlots }),
    truck_no: text(),
    driver_name: text(),
    driver_phone: text(),
    stop_no: integer(),
    /** When the goods were on the truck, and who handed them over. */
    collected_date: instant(),
    collected_from: text(),
    /** Where the goods come to. */
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    status: text({ enum: returnStatuses }).notNull().default('Draft'),
    authors: authors(),
    /** Sums over the lines: asked for, then approved, then accepted. */
    line_count: integer().notNull().default(0),
    quantity: integer().notNull().default(0),
    approved_qty: integer().notNull().default(0),
    accepted_qty: integer().notNull().default(0),
    amount: rupiah().notNull().default(0),
    credited_amount: rupiah().notNull().default(0),
    oldest_invoice_date: date({ mode: 'string' }),
    is_received: boolean().notNull().default(false),
    received_date: instant(),
    received_user_name: text(),
    reject_reason: text(),
    submitted_date: instant(),
    approved_user_name: text(),
    approved_date: instant(),
    closed_user_name: text(),
    closed_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('return_requests_created').on(t.created_date, t.return_code),
    index('return_requests_branch').on(t.dept_code, t.created_date, t.return_code),
    index('return_requests_salesman').on(t.salesman_code, t.created_date, t.return_code),
    index('return_requests_customer').on(t.customer_code, t.created_date, t.return_code),
    index('return_requests_creator').on(t.created_by, t.created_date, t.return_code),
    index('return_requests_status').on(t.status, t.created_date, t.return_code),
    index('return_requests_approved').on(t.approved_date, t.return_code),
    index('return_requests_search').using(
      'gin',
      t.return_code.op('gin_trgm_ops'),
      t.driver_name.op('gin_trgm_ops'),
      t.truck_no.op('gin_trgm_ops'),
    ),
    index('return_requests_pickup')
      .on(t.pickup_date, t.warehouse_code)
      .where(sql`${t.status} = 'Approved' and not ${t.is_received} and ${t.handover} = 'Pickup'`),
  ],
)

/** Pieces of an invoice line. */
export const returnRequestLines = pgTable(
  'return_request_lines',
  {
    return_code: text()
      .notNull()
      .references(() => returnRequests.return_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    /** Nothing of half a set, which was never billed. */
    invoice_code: text().references(() => salesInvoices.invoice_code),
    invoice_line_no: integer(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    item_name: text().notNull(),
    quantity: integer().notNull(),
    serial_numbers: text().array().notNull().default([]),
    condition: text({ enum: returnConditions }).notNull(),
    /** What the invoice asked for one piece, with tax. */
    unit_price: rupiah().notNull(),
    restocking_fee_percent: integer().notNull().default(0),
    amount: rupiah().notNull(),
    approved_qty: integer(),
    accepted_qty: integer(),
    /** What was refused at the inspection goes back to the customer. */
    refused_serials: text().array().notNull().default([]),
    accepted_serials: text().array().notNull().default([]),
    inspection_result: text(),
    disposition: text({ enum: dispositions }),
    credit_note_code: text(),
    /** What the accepted pieces were credited with, before the fee. */
    credit: jsonb().$type<Credit>(),
  },
  (t) => [
    primaryKey({ columns: [t.return_code, t.line_no] }),
    index('return_request_lines_invoice').on(t.invoice_code, t.invoice_line_no),
    index('return_request_lines_serials').using('gin', t.serial_numbers),
    check(
      'return_request_lines_sound',
      sql`${t.quantity} > 0 and coalesce(${t.approved_qty}, 0) between 0 and ${t.quantity} and coalesce(${t.accepted_qty}, 0) between 0 and ${t.quantity} and ${t.restocking_fee_percent} between 0 and 100`,
    ),
  ],
)
