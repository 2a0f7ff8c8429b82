import { sql } from 'drizzle-orm'
import { date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { subDistricts } from '../masters/regions.ts'

/** Which unit stands at whose home, as tickets and installations told. */
export const consumerItems = pgTable(
  'consumer_items',
  {
    consumer_item_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    consumer_name: text().notNull(),
    /** The national number. */
    consumer_phone: text().notNull(),
    consumer_address: text().notNull(),
    sub_district_code: text().references(() => subDistricts.sub_district_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    item_code: text(),
    item_name: text(),
    category_code: text(),
    serial_indoor: text(),
    serial_outdoor: text(),
    purchase_date: date({ mode: 'string' }),
    install_date: date({ mode: 'string' }),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('consumer_items_indoor').on(t.serial_indoor).where(sql`serial_indoor is not null`),
    uniqueIndex('consumer_items_outdoor').on(t.serial_outdoor).where(sql`serial_outdoor is not null`),
    index('consumer_items_created').on(t.created_date, t.consumer_item_id),
    index('consumer_items_dept').on(t.dept_code, t.created_date, t.consumer_item_id),
    index('consumer_items_phone').on(t.consumer_phone, t.created_date),
    index('consumer_items_name_search').using('gin', t.consumer_name.op('gin_trgm_ops')),
    index('consumer_items_phone_search').using('gin', t.consumer_phone.op('gin_trgm_ops')),
  ],
)

/**
 * Who sees a unit by a ticket of theirs: `asc:`, `technician:` or `creator:` with a code, in the order of their lists. The database writes
 * it by itself (triggers on units, tickets and work orders): nothing else does.
 */
export const consumerItemViewers = pgTable(
  'consumer_item_viewers',
  {
    consumer_item_id: integer().notNull(),
    seen_by: text().notNull(),
    /** The unit's. */
    scope_created_date: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: 'consumer_item_viewers_pk', columns: [t.consumer_item_id, t.seen_by] }),
    foreignKey({
      name: 'consumer_item_viewers_item',
      columns: [t.consumer_item_id],
      foreignColumns: [consumerItems.consumer_item_id],
    }).onDelete('cascade'),
    index('consumer_item_viewers_list').on(t.seen_by, t.scope_created_date, t.consumer_item_id),
  ],
)
