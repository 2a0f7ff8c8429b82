import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { rupiah } from '../../columns.ts'

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

/** What a receipt above an amount costs in stamp duty from a day on. */
export const stampDutyRules = pgTable('stamp_duty_rules', {
  valid_from: date({ mode: 'string' }).primaryKey(),
  above: rupiah().notNull(),
  duty: rupiah().notNull(),
})
