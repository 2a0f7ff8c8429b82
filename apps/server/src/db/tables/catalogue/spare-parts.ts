import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { rowVersion } from '../../columns.ts'
import { items } from './items.ts'

/** Compressors, boards, fans: what a part is for, whatever the model. */
export const sparePartGroups = pgTable('spare_part_groups', {
  part_group_code: text().primaryKey(),
  part_group_name: text().notNull(),
})

/** What is known of an item because it is a spare part. Name, brand and warranty stand with the item. */
export const spareParts = pgTable(
  'spare_parts',
  {
    item_code: text()
      .primaryKey()
      .references(() => items.item_code),
    part_group_code: text()
      .notNull()
      .references(() => sparePartGroups.part_group_code),
    /** The broken one goes back. */
    is_returnable: boolean().notNull().default(false),
    min_stock: integer().notNull().default(0),
    row_version: rowVersion(),
  },
  (t) => [index('spare_parts_group').on(t.part_group_code, t.item_code)],
)
