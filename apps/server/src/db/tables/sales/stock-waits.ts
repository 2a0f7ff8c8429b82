import { waitStatuses } from '@sejuk/domain/sales/waiting/stock-waits'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

/** Customers who wait in line for goods that are not there yet. Nothing is locked for them, and nothing is owed. */
export const stockWaits = pgTable(
  'stock_waits',
  {
    wait_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The customer's branch. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    qty: integer().notNull(),
    wanted_date: date({ mode: 'string' }).notNull(),
    salesman_code: text().notNull(),
    remark: text(),
    /** The pre-order that could not promise it. */
    from_order: text(),
    status: text({ enum: waitStatuses }).notNull().default('Waiting'),
    authors: authors(),
    offered_date: instant(),
    offer_until: instant(),
    /** The order that it has become. */
    taken_order: text(),
    end_reason: text(),
    ended_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('stock_waits_created').on(t.created_date, t.wait_code),
    index('stock_waits_branch').on(t.dept_code, t.created_date, t.wait_code),
    index('stock_waits_salesman').on(t.salesman_code, t.created_date, t.wait_code),
    index('stock_waits_creator').on(t.created_by, t.created_date, t.wait_code),
    index('stock_waits_customer').on(t.customer_code, t.created_date, t.wait_code),
    index('stock_waits_wanted').on(t.wanted_date, t.wait_code),
    // The line of an item, its oldest first.
    index('stock_waits_line')
      .on(t.warehouse_code, t.item_code, t.created_date, t.wait_code)
      .where(sql`${t.status} in ('Waiting', 'Offered')`),
    check('stock_waits_some', sql`${t.qty} > 0`),
  ],
)
