import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const documentCounters = pgTable(
  'document_counters',
  { prefix: text().notNull(), dept_code: text().notNull(), month: text().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.prefix, t.dept_code, t.month] })],
)
