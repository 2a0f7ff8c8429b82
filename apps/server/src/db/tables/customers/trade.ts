import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, rupiah, scopeOfCustomer } from '../../columns.ts'
import { customers } from './customers.ts'
import { shops } from './shops.ts'

/** What a customer ordered, as far as credit, ranking and the customer's own pages ask. Whoever writes an order writes here. */
export const customerOrders = pgTable(
  'customer_orders',
  {
    order_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    dept_code: text().notNull(),
    salesman_code: text(),
    order_date: date({ mode: 'string' }).notNull(),
    total_amount: rupiah().notNull(),
    status: text().notNull(),
    /** Takes from the credit until it is invoiced. */
    is_open: boolean().notNull(),
    ...scopeOfCustomer(),
  },
  (t) => [
    index('customer_orders_customer').on(t.customer_code, t.order_date),
    // With the amount: what a salesperson's customers ordered is added up from the index alone.
    index('customer_orders_salesman').on(t.scope_salesman_code, t.order_date, t.total_amount),
    index('customer_orders_branch_month').on(t.dept_code, t.order_date, t.customer_code),
  ],
)

/** Approved invoices. Goods that came back stand here too, with a minus. */
export const customerInvoices = pgTable(
  'customer_invoices',
  {
    invoice_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    order_code: text(),
    business_unit_code: text().notNull().default('RAC'),
    invoice_date: date({ mode: 'string' }).notNull(),
    due_date: date({ mode: 'string' }).notNull(),
    amount: rupiah().notNull(),
    paid_amount: rupiah().notNull().default(0),
    /** The last payment. */
    paid_date: date({ mode: 'string' }),
  },
  (t) => [
    index('customer_invoices_customer').on(t.customer_code, t.due_date),
    // What is owed is a small part of what was ever billed.
    index('customer_invoices_open').on(t.due_date, t.customer_code).where(sql`paid_amount < amount`),
  ],
)

/** What stood in a shop on the day somebody counted, and what was sold since the count before. */
export const stockReports = pgTable(
  'customer_stock_reports',
  {
    shop_code: text()
      .notNull()
      .references(() => shops.shop_code),
    item_code: text().notNull(),
    report_date: date({ mode: 'string' }).notNull(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    stock_quantity: integer().notNull(),
    sold_quantity: integer().notNull(),
    received_quantity: integer().notNull(),
    reported_by: text().notNull(),
    reported_by_name: text().notNull(),
    /** What should have been there, how far the count differs, and why. */
    expected_quantity: integer().notNull().default(0),
    variance: integer().notNull().default(0),
    variance_reason: text(),
    created_date: createdDate(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_code, t.item_code, t.report_date] }),
    index('customer_stock_reports_customer').on(t.customer_code, t.report_date),
  ],
)
