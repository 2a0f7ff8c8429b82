import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { brands } from '../masters/brands.ts'
import { businessUnits } from '../masters/business-units.ts'
import { itemCategories } from '../masters/item-categories.ts'

type SubItem = { sub_item_code: string; sub_item_name: string; sub_quantity: number }

/** Whatever we sell or build in: sets, units, accessories, consumables and spare parts. */
export const items = pgTable(
  'items',
  {
    item_code: text().primaryKey(),
    item_name: text().notNull(),
    /** Where it has an Indonesian name. */
    local_name: text(),
    /** A part may fit every brand. */
    brand_code: text().references(() => brands.brand_code),
    /** A spare part is in none. */
    category_code: text().references(() => itemCategories.category_code),
    business_unit_code: text()
      .notNull()
      .references(() => businessUnits.business_unit_code),
    /** A code of ITEM_TYPE. */
    item_type: text().notNull(),
    used_for_indoor_outdoor: text({ enum: ['Indoor', 'Outdoor', 'Set', 'None'] }).notNull(),
    capacity_pk: doublePrecision(),
    /** What a set is made of: its halves bear the serial numbers. */
    sub_items: jsonb().$type<SubItem[]>().notNull().default([]),
    has_serial: boolean().notNull(),
    warranty_sparepart_months: integer().notNull(),
    warranty_compressor_months: integer().notNull(),
    is_active: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('items_name').on(t.item_name, t.item_code),
    index('items_type').on(t.item_type, t.item_name, t.item_code),
    index('items_search').using('gin', t.item_name.op('gin_trgm_ops'), t.item_code.op('gin_trgm_ops')),
  ],
)
