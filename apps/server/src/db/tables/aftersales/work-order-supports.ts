import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { workOrders } from './work-orders.ts'

/** Somebody on site needs somebody who knows more. */
export const workOrderSupports = pgTable(
  'work_order_supports',
  {
    support_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    work_order_number: text()
      .notNull()
      .references(() => workOrders.work_order_number, { onDelete: 'cascade' }),
    problem: text().notNull(),
    asked_by: text().notNull(),
    asked_user_name: text().notNull(),
    asked_date: createdDate(),
    /** Who helps; nobody when it was refused. */
    supporter_code: text(),
    supporter_name: text(),
    answer_note: text(),
    answered_by: text(),
    answered_user_name: text(),
    answered_date: instant(),
    proof_note: text(),
    proof_date: instant(),
    /** Of five. */
    rating: integer(),
    evaluation: text(),
    evaluated_user_name: text(),
    evaluated_date: instant(),
  },
  (t) => [index('work_order_supports_order').on(t.work_order_number, t.support_id)],
)
