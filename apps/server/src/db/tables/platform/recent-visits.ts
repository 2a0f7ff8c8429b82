import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'
import { users } from './users.ts'

/** When somebody last opened a record. */
export const recentVisits = pgTable(
  'recent_visits',
  {
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    code: text().notNull(),
    visited_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.usercode, t.code] }), index('recent_visits_visited_date').on(t.visited_date)],
)
