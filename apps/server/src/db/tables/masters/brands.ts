import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const brands = pgTable('brands', {
  brand_code: text().primaryKey(),
  brand_name: text().notNull(),
  seq: integer().notNull(),
  is_active: boolean().notNull().default(true),
})
