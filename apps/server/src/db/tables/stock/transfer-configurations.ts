import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { itemCategories } from '../masters/item-categories.ts'
import { warehouses } from '../masters/warehouses.ts'

/** What a warehouse should have, and from where it gets it: of one item, or of each item of a category. */
export const transferConfigurations = pgTable(
  'transfer_configurations',
  {
    configuration_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    from_warehouse: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    to_warehouse: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    item_code: text().references(() => items.item_code),
    category_code: text().references(() => itemCategories.category_code),
    min_qty: integer().notNull(),
    max_qty: integer().notNull(),
    lead_days: integer().notNull(),
    /** Proposed by night; the others only say what is low and what is over. */
    is_auto: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('transfer_configurations_once').on(t.to_warehouse, t.item_code, t.category_code).nullsNotDistinct(),
    index('transfer_configurations_from').on(t.from_warehouse),
    index('transfer_configurations_item').on(t.item_code),
    check('transfer_configurations_one', sql`(${t.item_code} is null) <> (${t.category_code} is null)`),
    check('transfer_configurations_sense', sql`${t.min_qty} >= 0 and ${t.max_qty} >= ${t.min_qty}`),
  ],
)
