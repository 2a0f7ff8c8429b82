import {
  checkResults,
  inStatuses,
  itemFlags,
  outStatuses,
  rmaResolutions,
  rmaSources,
  rmaStatuses,
} from '@sejuk/domain/returns/rma-requests'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { serialNumbers } from '../catalogue/serial-numbers.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'
import { returnRequests } from './return-requests.ts'

/** The exchange of a defective unit. */
export const rmaRequests = pgTable(
  'rma_requests',
  {
    rma_code: text().primaryKey(),
    source: text({ enum: rmaSources }).notNull(),
    work_order_number: text(),
    asc_code: text(),
    /** Who holds the old unit: a customer of ours, or the consumer of a work order whose dealer nobody knows. */
    customer_code: text().references(() => customers.customer_code),
    consumer_name: text(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    salesman_code: text(),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    symptom: text().notNull(),
    place_of_failure: text(),
    cause_of_failure: text(),
    resolution: text({ enum: rmaResolutions }).notNull(),
    is_doa: boolean().notNull().default(false),
    is_covered: boolean().notNull().default(false),
    warranty_until: date({ mode: 'string' }),
    /** Out of warranty, and the customer pays. */
    is_paid: boolean().notNull().default(false),
    /** The new unit leaves before the old one is back. */
    is_advance: boolean().notNull().default(false),
    check_result: text({ enum: checkResults }),
    check_note: text(),
    checked_user_name: text(),
    checked_date: instant(),
    status: text({ enum: rmaStatuses }).notNull().default('Draft'),
    out_status: text({ enum: outStatuses }).notNull().default('None'),
    in_status: text({ enum: inStatuses }).notNull().default('Waiting'),
    authors: authors(),
    reject_reason: text(),
    missing_reason: text(),
    submitted_date: instant(),
    approved_user_name: text(),
    approved_date: instant(),
    sent_date: instant(),
    out_received_date: instant(),
    in_received_date: instant(),
    reminded_date: instant(),
    /** The draft for a unit that never came back. */
    invoice_code: text(),
    /** By which finance credits the old units. */
    return_code: text().references(() => returnRequests.return_code),
    /** What a credit of the old units is worth by their invoices; nothing for other resolutions. */
    credit_amount: rupiah().notNull().default(0),
    closed_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('rma_requests_created').on(t.created_date, t.rma_code),
    index('rma_requests_branch').on(t.dept_code, t.created_date, t.rma_code),
    index('rma_requests_asc').on(t.asc_code, t.created_date, t.rma_code),
    index('rma_requests_salesman').on(t.salesman_code, t.created_date, t.rma_code),
    index('rma_requests_customer').on(t.customer_code, t.created_date, t.rma_code),
    index('rma_requests_creator').on(t.created_by, t.created_date, t.rma_code),
    index('rma_requests_status').on(t.status, t.created_date, t.rma_code),
    uniqueIndex('rma_requests_return').on(t.return_code).where(sql`return_code is not null`),
    index('rma_requests_work_order').on(t.work_order_number),
    index('rma_requests_search').using('gin', t.rma_code.op('gin_trgm_ops'), t.work_order_number.op('gin_trgm_ops')),
    index('rma_requests_awaited')
      .on(t.sent_date)
      .where(
        sql`${t.in_status} = 'Waiting' and ${t.sent_date} is not null and ${t.status} in ('Approved', 'Adjusted')`,
      ),
  ],
)

/** What comes in and what goes out; the line out of a unit has the number of its line in, plus a hundred. */
export const rmaRequestLines = pgTable(
  'rma_request_lines',
  {
    rma_code: text()
      .notNull()
      .references(() => rmaRequests.rma_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_flag: text({ enum: itemFlags }).notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    item_name: text().notNull(),
    quantity: integer().notNull().default(1),
    /** Of a line out known at the issue. */
    serial_number: text(),
    /** What came in its place, where another unit came. */
    received_serial: text(),
    is_open: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.rma_code, t.line_no] }),
    index('rma_request_lines_serial').on(t.serial_number),
    uniqueIndex('rma_request_lines_one_open').on(t.serial_number).where(sql`item_flag = 'IN' and is_open`),
  ],
)

/** The warranty of a unit that replaced another. */
export const inheritedWarranties = pgTable('inherited_warranties', {
  serial_number: text()
    .primaryKey()
    .references(() => serialNumbers.serial_number),
  replaced_serial: text().notNull(),
  rma_code: text()
    .notNull()
    .references(() => rmaRequests.rma_code),
  start_date: date({ mode: 'string' }).notNull(),
  sparepart_until: date({ mode: 'string' }).notNull(),
  compressor_until: date({ mode: 'string' }).notNull(),
  created_date: createdDate(),
})
