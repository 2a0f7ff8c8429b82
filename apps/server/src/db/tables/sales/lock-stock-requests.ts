import { lockStatuses } from '@sejuk/domain/sales/lock-stock-requests'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

/** Stock that is locked for a customer before the order. */
export const lockStockRequests = pgTable(
  'lock_stock_requests',
  {
    lock_stock_order_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    project_code: text(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    /** Whose quota it counts towards, and who is warned. */
    salesman_code: text().notNull(),
    lock_reason: text().notNull(),
    deposit_amount: rupiah().notNull().default(0),
    valid_to: date({ mode: 'string' }).notNull(),
    /** Asked for, and not approved yet. */
    new_valid_to: date({ mode: 'string' }),
    is_extended: boolean().notNull().default(false),
    status: text({ enum: lockStatuses }).notNull().default('Draft'),
    authors: authors(),
    reject_reason: text(),
    submitted_date: instant(),
    approved_user_name: text(),
    approved_date: instant(),
    closed_date: instant(),
    /** The last warning that was given, in days before the end. */
    warned_days: integer(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('lock_stock_requests_created').on(t.created_date, t.lock_stock_order_code),
    index('lock_stock_requests_branch').on(t.dept_code, t.created_date, t.lock_stock_order_code),
    index('lock_stock_requests_salesman').on(t.salesman_code, t.created_date, t.lock_stock_order_code),
    index('lock_stock_requests_customer').on(t.customer_code, t.created_date, t.lock_stock_order_code),
    index('lock_stock_requests_creator').on(t.created_by, t.created_date, t.lock_stock_order_code),
    index('lock_stock_requests_ends').on(t.valid_to, t.lock_stock_order_code),
  ],
)

export const lockStockLines = pgTable(
  'lock_stock_lines',
  {
    lock_stock_order_detail_code: text().primaryKey(),
    lock_stock_order_code: text()
      .notNull()
      .references(() => lockStockRequests.lock_stock_order_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    quantity: integer().notNull(),
    /** Asked for, and not approved yet. */
    new_quantity: integer(),
    used_qty: integer().notNull().default(0),
    released_qty: integer().notNull().default(0),
    /** Counts what the line has locked and unlocked, so that each of them is a move of its own. */
    steps: integer().notNull().default(0),
  },
  (t) => [
    index('lock_stock_lines_request').on(t.lock_stock_order_code, t.line_no),
    index('lock_stock_lines_item').on(t.item_code, t.lock_stock_order_code),
    check(
      'lock_stock_lines_sound',
      sql`${t.quantity} > 0 and least(${t.used_qty}, ${t.released_qty}) >= 0 and ${t.used_qty} + ${t.released_qty} <= ${t.quantity}`,
    ),
  ],
)

/** What an order's line took from a lock. */
export const lockStockUses = pgTable(
  'lock_stock_uses',
  {
    lock_stock_order_detail_code: text()
      .notNull()
      .references(() => lockStockLines.lock_stock_order_detail_code),
    order_code: text().notNull(),
    order_line: integer().notNull(),
    qty: integer().notNull(),
    used_date: createdDate(),
  },
  (t) => [
    primaryKey({ columns: [t.lock_stock_order_detail_code, t.order_code, t.order_line] }),
    index('lock_stock_uses_order').on(t.order_code),
    check('lock_stock_uses_some', sql`${t.qty} >= 0`),
  ],
)

/** Somebody asked the owner to release. */
export const lockReleaseRequests = pgTable(
  'lock_release_requests',
  {
    release_request_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lock_stock_order_code: text()
      .notNull()
      .references(() => lockStockRequests.lock_stock_order_code, { onDelete: 'cascade' }),
    item_code: text().notNull(),
    qty: integer().notNull(),
    note: text(),
    asked_by: text().notNull(),
    asked_name: text().notNull(),
    asked_date: createdDate(),
    due_date: instant().notNull(),
    answer: text({ enum: ['released', 'declined'] }),
    answer_note: text(),
    answered_name: text(),
    answered_date: instant(),
    is_overdue_told: boolean().notNull().default(false),
  },
  (t) => [
    index('lock_release_requests_lock').on(t.lock_stock_order_code, t.asked_date),
    index('lock_release_requests_due').on(t.due_date).where(sql`${t.answer} is null and not ${t.is_overdue_told}`),
  ],
)
