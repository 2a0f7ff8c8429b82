import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const businessUnits = pgTable('business_units', {
  business_unit_code: text().primaryKey(),
  business_unit_name: text().notNull(),
  /** Whether spare parts are kept for what it sells. */
  has_spareparts: boolean().notNull(),
  seq: integer().notNull(),
})
