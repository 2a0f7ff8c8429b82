import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const salesOrderTypes = pgTable('sales_order_types', {
  type_code: text().primaryKey(),
  type_name: text().notNull(),
  local_name: text().notNull(),
  seq: integer().notNull(),
  /** For the company's own use: no customer orders by it. */
  is_internal: boolean().notNull().default(false),
  is_active: boolean().notNull().default(true),
})
