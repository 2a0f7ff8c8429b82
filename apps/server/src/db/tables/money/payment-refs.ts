import { paymentRefKinds, paymentRefStates } from '@sejuk/domain/money/payment-refs'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'

/** What customers pay by: the number of their virtual account, or a code of ours. */
export const paymentRefs = pgTable(
  'payment_refs',
  {
    ref: text().primaryKey(),
    kind: text({ enum: paymentRefKinds }).notNull(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The customer's, for the scope of who sees it. */
    dept_code: text().notNull(),
    salesman_code: text(),
    order_code: text(),
    invoice_code: text(),
    amount: rupiah(),
    provider: text().notNull(),
    state: text({ enum: paymentRefStates }).notNull().default('Open'),
    expires_at: instant(),
    /** When the provider took the number; until then nobody can pay to it. */
    registered_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('payment_refs_created').on(t.created_date, t.ref),
    index('payment_refs_customer').on(t.customer_code, t.state),
    uniqueIndex('payment_refs_one_open').on(t.customer_code).where(sql`kind = 'va' and state = 'Open'`),
  ],
)

/** Counts the virtual accounts of a branch. */
export const paymentRefCounters = pgTable('payment_ref_counters', {
  dept_code: text().primaryKey(),
  last: integer().notNull(),
})

/** Calls of payment providers that were heard: one that comes again does nothing. */
export const paymentCalls = pgTable(
  'payment_calls',
  {
    provider: text().notNull(),
    event_id: text().notNull(),
    ref: text().notNull(),
    amount: rupiah().notNull(),
    receipt_code: text(),
    line_code: text(),
    created_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.event_id] })],
)
