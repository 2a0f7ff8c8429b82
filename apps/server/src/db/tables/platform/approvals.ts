import { bigint, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rupiah } from '../../columns.ts'

/** The amounts each user approved for each customer, so that a limit counts a whole day and not one document. */
export const approvals = pgTable(
  'approvals',
  {
    approval_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    customer: text().notNull(),
    usercode: text().notNull(),
    amount: rupiah().notNull(),
    day: date().notNull(),
    entity: text().notNull(),
    entity_code: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [index('approvals_of_day').on(t.usercode, t.kind, t.customer, t.day)],
)
