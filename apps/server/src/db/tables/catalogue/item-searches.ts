import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { departments } from '../masters/departments.ts'
import { items } from './items.ts'

/** How often a branch picked an item on a day: a row a day, so that the table stays small however often people search. */
export const itemSearches = pgTable(
  'item_searches',
  {
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    day: date({ mode: 'string' }).notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    times: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.dept_code, t.day, t.item_code] }),
    index('item_searches_item').on(t.item_code, t.day),
  ],
)
