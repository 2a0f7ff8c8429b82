import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const salesOrderTypes = pgTable('sales_order_types', {
  type_code: text().primaryKey(),
  type_name: text().notNull(),
  local_name: text().notNull(),
  seq: integer().notNull(),
  is_active: boolean().notNull().default(true),
})
