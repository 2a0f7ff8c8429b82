import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How the value added tax of a transaction code is computed from a day on. */
export const taxRules = pgTable(
  'tax_rules',
  {
    transaction_code: text().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    numerator: integer().notNull(),
    denominator: integer().notNull(),
    rate_percent: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.transaction_code, t.valid_from] })],
)
