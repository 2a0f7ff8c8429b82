import { closedBy, specialPriceReasons, specialPriceStatuses } from '@sejuk/domain/sales/special-price-requests'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'

export type ProposedLine = {
  item_code: string
  list_price: number | null
  requested_price_include_tax: number
  floor_price: number | null
  qty_limit: number | null
  est_qty: number | null
}
export type ProposedTerms = { valid_from: string; valid_to: string; note: string | null; lines: ProposedLine[] }

/** Prices that one customer is granted for some items, for some days and units. */
export const specialPriceRequests = pgTable(
  'special_price_requests',
  {
    request_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The customer's, for the scope of who sees it. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    salesman_code: text(),
    reason: text({ enum: specialPriceReasons }).notNull(),
    note: text(),
    evidence_code: text(),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }).notNull(),
    /** Of what waits for approval: the deepest line below its list price. */
    most_percent: doublePrecision().notNull().default(0),
    is_below_floor: boolean().notNull().default(false),
    /** A change of what was approved, until somebody else agrees. */
    proposed: jsonb().$type<ProposedTerms>(),
    /** The floor it was submitted under; a higher one of a later day counts too. */
    judged_by: jsonb().$type<{ floor_percent: number }>(),
    status: text({ enum: specialPriceStatuses }).notNull().default('Draft'),
    closed_by: text({ enum: closedBy }),
    authors: authors(),
    reject_reason: text(),
    close_reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('special_price_requests_created').on(t.created_date, t.request_code),
    index('special_price_requests_dept').on(t.dept_code, t.created_date, t.request_code),
    index('special_price_requests_salesman').on(t.salesman_code, t.created_date, t.request_code),
    index('special_price_requests_creator').on(t.created_by, t.created_date, t.request_code),
    index('special_price_requests_status').on(t.status, t.created_date, t.request_code),
    index('special_price_requests_customer').on(t.customer_code, t.valid_to),
    index('special_price_requests_ending').on(t.valid_to, t.request_code),
    index('special_price_requests_depth').on(t.most_percent, t.request_code),
    check('special_price_requests_days', sql`${t.valid_to} >= ${t.valid_from}`),
  ],
)

export const specialPriceLines = pgTable(
  'special_price_lines',
  {
    request_code: text()
      .notNull()
      .references(() => specialPriceRequests.request_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    /** When it was written. */
    list_price: rupiah(),
    requested_price_include_tax: rupiah().notNull(),
    floor_price: rupiah(),
    /** None: as many as are ordered in time. */
    qty_limit: integer(),
    est_qty: integer(),
    /** The sum of its uses. */
    used_qty: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.request_code, t.line_no] }),
    uniqueIndex('special_price_lines_item').on(t.request_code, t.item_code),
    index('special_price_lines_by_item').on(t.item_code, t.request_code),
    check(
      'special_price_lines_quota',
      sql`${t.used_qty} >= 0 and (${t.qty_limit} is null or ${t.used_qty} <= ${t.qty_limit})`,
    ),
  ],
)

/** What orders took, and gave back below nothing: never changed, only added to. */
export const specialPriceUses = pgTable(
  'special_price_uses',
  {
    use_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    request_code: text()
      .notNull()
      .references(() => specialPriceRequests.request_code),
    item_code: text().notNull(),
    order_code: text().notNull(),
    line_no: integer().notNull(),
    qty: integer().notNull(),
    usercode: text().notNull(),
    username: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    index('special_price_uses_request').on(t.request_code, t.use_id),
    index('special_price_uses_order').on(t.order_code),
  ],
)
