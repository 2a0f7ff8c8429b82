import { callResults } from '@sejuk/domain/finance/receivables'
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'

/** What came of asking a customer for money. */
export const collectionCalls = pgTable(
  'collection_calls',
  {
    call_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    result: text({ enum: callResults }).notNull(),
    promise_date: date({ mode: 'string' }),
    promise_amount: rupiah(),
    note: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [index('collection_calls_customer').on(t.customer_code, t.call_id)],
)
