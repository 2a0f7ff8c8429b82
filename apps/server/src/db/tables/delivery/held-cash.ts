import { differenceStates, heldCashStatuses } from '@sejuk/domain/delivery/held-cash'
import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { deliveryOrders } from './delivery-orders.ts'

/** What was paid at the door of a delivery, from the driver's hand to the bank. */
export const heldCash = pgTable(
  'held_cash',
  {
    held_cash_code: text().primaryKey(),
    delivery_code: text()
      .notNull()
      .references(() => deliveryOrders.delivery_code),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    dept_code: text().notNull(),
    salesman_code: text(),
    holder_name: text().notNull(),
    truck_no: text(),
    receiver_name: text(),
    due: rupiah().notNull(),
    taken: rupiah().notNull(),
    taken_date: instant().notNull(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    receipt_codes: text().array().notNull(),
    status: text({ enum: heldCashStatuses }).notNull().default('Collected'),
    counted: rupiah(),
    counted_by: text(),
    counted_user_name: text(),
    counted_date: instant(),
    slip_no: text(),
    deposited_date: date({ mode: 'string' }),
    difference_state: text({ enum: differenceStates }).notNull().default('None'),
    difference_reason: text(),
    authors: authors(),
    created_by: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('held_cash_taken').on(t.taken_date, t.held_cash_code),
    index('held_cash_dept').on(t.dept_code, t.taken_date, t.held_cash_code),
    index('held_cash_salesman').on(t.salesman_code, t.taken_date, t.held_cash_code),
    index('held_cash_creator').on(t.created_by, t.taken_date, t.held_cash_code),
    index('held_cash_customer').on(t.customer_code, t.taken_date, t.held_cash_code),
    index('held_cash_delivery').on(t.delivery_code),
    index('held_cash_on_road').on(t.taken_date).where(sql`${t.status} <> 'Deposited'`),
    check('held_cash_amounts', sql`${t.due} > 0 and ${t.taken} > 0 and coalesce(${t.counted}, 0) >= 0`),
    check('held_cash_counted', sql`(${t.status} = 'Collected') = (${t.counted} is null)`),
  ],
)
