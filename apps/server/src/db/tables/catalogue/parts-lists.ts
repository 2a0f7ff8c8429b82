import { bomTypes } from '@sejuk/domain/catalogue/parts-lists'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { items } from './items.ts'

/** The spare parts of a unit, one list a type. */
export const partsLists = pgTable(
  'parts_lists',
  {
    bom_code: text().primaryKey().default(sql`'BOM-' || to_char(nextval('parts_list_code'), 'FM999900000')`),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    bom_type: text({ enum: bomTypes }).notNull(),
    created_by: text().notNull(),
    updated_by: text().notNull(),
    update_user_name: text().notNull(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('parts_lists_unit').on(t.item_code, t.bom_type),
    index('parts_lists_updated').on(t.updated_date, t.bom_code),
  ],
)

export const partsListLines = pgTable(
  'parts_list_lines',
  {
    line_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bom_code: text()
      .notNull()
      .references(() => partsLists.bom_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    /** The number on the exploded view. */
    position_no: integer().notNull(),
    sparepart_item_code: text()
      .notNull()
      .references(() => items.item_code),
    qty: integer().notNull(),
    is_compressor: boolean().notNull().default(false),
    is_consumable: boolean().notNull().default(false),
    interchange_group: text(),
    serial_from: text(),
    serial_to: text(),
  },
  (t) => [
    index('parts_list_lines_list').on(t.bom_code, t.line_no),
    index('parts_list_lines_part').on(t.sparepart_item_code, t.bom_code),
    check('parts_list_lines_quantity', sql`${t.qty} > 0`),
  ],
)
