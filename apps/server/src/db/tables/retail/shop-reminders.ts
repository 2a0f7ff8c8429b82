import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'
import { shops } from '../customers/shops.ts'

/** The people of a shop were reminded to enter what they sold: once in a week, whoever asks. */
export const shopReminders = pgTable(
  'shop_reminders',
  {
    shop_code: text()
      .notNull()
      .references(() => shops.shop_code, { onDelete: 'cascade' }),
    /** Its Monday. */
    week: date({ mode: 'string' }).notNull(),
    created_by: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.shop_code, t.week] })],
)
