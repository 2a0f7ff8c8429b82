import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { businessUnits } from './business-units.ts'

export const itemCategories = pgTable('item_categories', {
  category_code: text().primaryKey(),
  category_name: text().notNull(),
  business_unit_code: text()
    .notNull()
    .references(() => businessUnits.business_unit_code),
  /** Something a consumer owns and asks service for. */
  is_for_ticket: boolean().notNull(),
  /** Something made of parts that a drawing shows. */
  is_for_exploded_view: boolean().notNull(),
  seq: integer().notNull(),
  is_active: boolean().notNull().default(true),
})
