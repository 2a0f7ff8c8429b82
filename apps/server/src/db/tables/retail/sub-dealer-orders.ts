import { subDealerOrderStatuses } from '@sejuk/domain/retail/sub-dealer-orders'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { subDealers } from './sub-dealers.ts'

/** What a sub-dealer orders from a customer of ours. */
export const subDealerOrders = pgTable(
  'sub_dealer_orders',
  {
    po_code: text().primaryKey(),
    subdealer_code: text()
      .notNull()
      .references(() => subDealers.subdealer_code),
    /** The supplier. */
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The sub-dealer's, for the scope of who sees it. */
    dept_code: text().notNull(),
    salesman_code: text(),
    po_date: date({ mode: 'string' }).notNull(),
    detail_address: text(),
    payment_promise: text(),
    remark: text(),
    /** The sums of its lines. */
    quantity: integer().notNull(),
    amount: rupiah().notNull().default(0),
    confirmed_quantity: integer().notNull().default(0),
    received_quantity: integer().notNull().default(0),
    ordered_quantity: integer().notNull().default(0),
    status: text({ enum: subDealerOrderStatuses }).notNull().default('Draft'),
    submitted_date: instant(),
    answer_due: instant(),
    answered_date: instant(),
    answered_by: text(),
    answered_name: text(),
    /** When the salesperson was told that no answer came. */
    alerted_date: instant(),
    reject_reason: text(),
    closed_date: instant(),
    /** The order to us for what the supplier did not have. */
    order_code: text(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('sub_dealer_orders_created').on(t.created_date, t.po_code),
    index('sub_dealer_orders_dept').on(t.dept_code, t.created_date, t.po_code),
    index('sub_dealer_orders_customer').on(t.customer_code, t.created_date, t.po_code),
    index('sub_dealer_orders_salesman').on(t.salesman_code, t.created_date, t.po_code),
    index('sub_dealer_orders_creator').on(t.created_by, t.created_date, t.po_code),
    index('sub_dealer_orders_sub_dealer').on(t.subdealer_code, t.created_date),
    index('sub_dealer_orders_due').on(t.answer_due).where(sql`status = 'Submitted'`),
  ],
)

export const subDealerOrderLines = pgTable(
  'sub_dealer_order_lines',
  {
    po_code: text()
      .notNull()
      .references(() => subDealerOrders.po_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_code: text().notNull(),
    item_name: text().notNull(),
    quantity: integer().notNull(),
    requested_price: rupiah(),
    /** Null until the supplier has answered. */
    confirmed_quantity: integer(),
    confirmed_price: rupiah(),
    received_quantity: integer().notNull().default(0),
    /** Ordered from us for this line. */
    ordered_quantity: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.po_code, t.line_no] }),
    check('sub_dealer_order_lines_quantity', sql`${t.quantity} > 0 and ${t.received_quantity} >= 0`),
  ],
)

/** The units that arrived, by scan. */
export const subDealerOrderSerials = pgTable(
  'sub_dealer_order_serials',
  {
    serial_number: text().notNull(),
    po_code: text()
      .notNull()
      .references(() => subDealerOrders.po_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    received_date: createdDate(),
  },
  (t) => [
    primaryKey({ columns: [t.serial_number, t.po_code] }),
    uniqueIndex('sub_dealer_order_serials_once').on(t.serial_number),
    index('sub_dealer_order_serials_order').on(t.po_code, t.line_no),
  ],
)
