import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, instant, rupiah } from '../../columns.ts'
import { receipts } from '../finance/receipts.ts'
import { salesOrders } from './sales-orders.ts'

/** Confirmed money that is kept for an order: `Bound` until it pays the order's invoice (`Used`) or is free again (`Released`). */
export const orderMoney = pgTable(
  'order_money',
  {
    money_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_code: text()
      .notNull()
      .references(() => salesOrders.order_code),
    receipt_code: text()
      .notNull()
      .references(() => receipts.receipt_code),
    amount: rupiah().notNull(),
    state: text({ enum: ['Bound', 'Used', 'Released'] })
      .notNull()
      .default('Bound'),
    /** The invoice that it paid. */
    invoice_code: text(),
    bound_by: text().notNull(),
    bound_user_name: text().notNull(),
    bound_date: createdDate(),
    ended_date: instant(),
    reason: text(),
  },
  (t) => [
    index('order_money_order').on(t.order_code, t.money_id),
    index('order_money_receipt').on(t.receipt_code, t.money_id),
    check('order_money_amount', sql`${t.amount} > 0`),
    check('order_money_used', sql`(${t.state} = 'Used') = (${t.invoice_code} is not null)`),
  ],
)
