import { itemStatuses, type SubItem, usedFor } from '@sejuk/domain/catalogue/items'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { brands } from '../masters/brands.ts'
import { businessUnits } from '../masters/business-units.ts'
import { itemCategories } from '../masters/item-categories.ts'

/** New values by column. */
export type ProposedItem = Record<string, unknown>

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
    used_for_indoor_outdoor: text({ enum: usedFor }).notNull(),
    /** A code of ITEMS_BELONGS_TO. */
    items_belongs_to: text(),
    series: text(),
    /** What the maker calls it on its plate. */
    model: text(),
    /** What it was called before. */
    old_code: text(),
    barcode: text(),
    capacity_pk: doublePrecision(),
    btu_per_hour: integer(),
    technology: text(),
    refrigerant: text(),
    voltage: text(),
    rated_power_w: integer(),
    /** What a set is made of: its halves bear the serial numbers. */
    sub_items: jsonb().$type<SubItem[]>().notNull().default([]),
    uom: text().notNull().default('PCS'),
    e_faktur_goods_code: text().notNull().default('000000'),
    e_faktur_uom_code: text().notNull().default('UM.0021'),
    /** Packed. */
    weight_kg: doublePrecision(),
    volume_m3: doublePrecision(),
    pack_qty: integer().notNull().default(1),
    has_serial: boolean().notNull(),
    /** A regular expression that the whole serial number fits. */
    serial_mask: text(),
    warranty_sparepart_months: integer().notNull(),
    warranty_compressor_months: integer().notNull(),
    warranty_policy_code: text(),
    sellable_online: boolean().notNull().default(false),
    status: text({ enum: itemStatuses }).notNull().default('Approved'),
    /** What is ordered instead. */
    replaced_by_item_code: text().references((): AnyPgColumn => items.item_code),
    /** A duplicate leads to the item it became. */
    merged_into: text().references((): AnyPgColumn => items.item_code),
    /** The changed fields of an approved item, until somebody else agrees. */
    proposed: jsonb().$type<ProposedItem>(),
    reject_reason: text(),
    authors: authors(),
    created_by: text(),
    create_user_name: text(),
    created_date: createdDate(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    /** Whatever it may be searched by; the code also without its signs, as many type it. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        sql`item_code || ' ' || translate(item_code, './()-', '') || ' ' || item_name || ' ' || coalesce(local_name, '') || ' ' || coalesce(model, '') || ' ' || coalesce(old_code, '') || ' ' || coalesce(barcode, '')`,
      ),
    row_version: rowVersion(),
  },
  (t) => [
    index('items_name').on(t.item_name, t.item_code),
    index('items_type').on(t.item_type, t.item_name, t.item_code),
    index('items_status').on(t.status, t.item_name, t.item_code),
    index('items_created').on(t.created_date, t.item_code),
    index('items_search').using('gin', t.search_text.op('gin_trgm_ops')),
    index('items_sub_items').using('gin', t.sub_items.op('jsonb_path_ops')),
    uniqueIndex('items_barcode').on(t.barcode),
    index('items_replaced_by').on(t.replaced_by_item_code),
    index('items_merged_into').on(t.merged_into),
  ],
)
