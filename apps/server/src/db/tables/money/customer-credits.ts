import { creditSources } from '@sejuk/domain/money/credit-sources'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'

/**
 * What each source of a customer's credit holds. How much came is written by triggers of receipts, cheques and
 * invoices; how much of it is used, held or paid back by the commands of the money desk, under the row's lock.
 */
export const customerCredits = pgTable(
  'customer_credits',
  {
    credit_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source_kind: text({ enum: creditSources }).notNull(),
    source_code: text().notNull(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The day it came, or its note was written. */
    since: date({ mode: 'string' }).notNull(),
    /** What its document pays by itself is no credit. */
    came_amount: rupiah().notNull(),
    used_amount: rupiah().notNull().default(0),
    held_amount: rupiah().notNull().default(0),
    returned_amount: rupiah().notNull().default(0),
    left_amount: rupiah().notNull().generatedAlwaysAs(sql`came_amount - used_amount - held_amount - returned_amount`),
  },
  (t) => [
    uniqueIndex('customer_credits_source').on(t.source_kind, t.source_code),
    index('customer_credits_customer').on(t.customer_code, t.since),
    index('customer_credits_left').on(t.since, t.credit_id).where(sql`left_amount > 0`),
    check(
      'customer_credits_left_amount',
      sql`${t.came_amount} >= 0 and ${t.used_amount} >= 0 and ${t.held_amount} >= 0 and ${t.returned_amount} >= 0 and ${t.came_amount} >= ${t.used_amount} + ${t.held_amount} + ${t.returned_amount}`,
    ),
  ],
)
