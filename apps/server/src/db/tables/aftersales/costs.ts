import { costTypes } from '@sejuk/domain/aftersales/costs'
import { costStatuses } from '@sejuk/domain/aftersales/statuses'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { serviceCentres } from './service-centres.ts'
import { servicePriceVersions } from './service-prices.ts'
import { workOrders } from './work-orders.ts'

/** What a centre asks for a work order. Its status is the work order's, kept beside for the desk that approves. */
export const costSheets = pgTable(
  'cost_sheets',
  {
    work_order_number: text()
      .primaryKey()
      .references(() => workOrders.work_order_number),
    asc_code: text()
      .notNull()
      .references(() => serviceCentres.asc_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    cost_status: text({ enum: costStatuses }).notNull().default('Cost_Draft'),
    price_version: integer().references(() => servicePriceVersions.version_no),
    /** From the centre to the customer and back. */
    km: doublePrecision().notNull().default(0),
    is_overtime: boolean().notNull().default(false),
    asked_amount: rupiah().notNull().default(0),
    standard_amount: rupiah().notNull().default(0),
    over_standard_percent: integer().notNull().default(0),
    approved_amount: rupiah(),
    /** Another work order on the same unit, of the same kind, within thirty days. */
    duplicate_of: text(),
    submitted_by: text(),
    submit_user_name: text(),
    submitted_date: instant(),
    decided_by: text(),
    decide_user_name: text(),
    decided_date: instant(),
    return_reason: text(),
    authors: authors(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('cost_sheets_created').on(t.created_date, t.work_order_number),
    index('cost_sheets_submitted').on(t.cost_status, t.submitted_date, t.work_order_number),
    index('cost_sheets_dept').on(t.dept_code, t.created_date, t.work_order_number),
    index('cost_sheets_asc').on(t.asc_code, t.created_date, t.work_order_number),
  ],
)

export const costLines = pgTable(
  'cost_lines',
  {
    work_order_number: text()
      .notNull()
      .references(() => costSheets.work_order_number, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    cost_type: text({ enum: costTypes }).notNull(),
    description: text().notNull(),
    quantity: integer().notNull(),
    unit_price: rupiah().notNull(),
    amount: rupiah().notNull(),
    /** What the price list allows; nothing where it is in no list. */
    standard_amount: rupiah(),
    override_reason: text(),
    photo_codes: text().array().notNull().default([]),
    approved_amount: rupiah(),
    /** Why less was approved, or what to mend. */
    decide_reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.work_order_number, t.line_no] }),
    check('cost_lines_some', sql`${t.quantity} > 0`),
    check('cost_lines_approved', sql`${t.approved_amount} between 0 and ${t.amount}`),
  ],
)
