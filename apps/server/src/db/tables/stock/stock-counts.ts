import { countStatuses } from '@sejuk/domain/stock/stock-counts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { serviceCentres } from '../aftersales/service-centres.ts'
import { items } from '../catalogue/items.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

/** What lies in a warehouse, counted by people. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    count_code: text().primaryKey(),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    /** Whose shelf it is. */
    asc_code: text().references(() => serviceCentres.asc_code),
    /** Where only one category is counted. */
    category_code: text(),
    /** Who counts is not told what the books say. */
    is_blind: boolean().notNull().default(false),
    remark: text(),
    status: text({ enum: countStatuses }).notNull().default('Open'),
    /** Whoever opened it or counted anything. */
    authors: authors(),
    adjustment_codes: text().array().notNull().default([]),
    transfer_codes: text().array().notNull().default([]),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    finished_date: instant(),
    reminded_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('stock_counts_created').on(t.created_date, t.count_code),
    index('stock_counts_branch').on(t.dept_code, t.created_date, t.count_code),
    index('stock_counts_asc').on(t.asc_code, t.created_date, t.count_code).where(sql`asc_code is not null`),
    // Two open counts of the same goods would each find half of them.
    uniqueIndex('stock_counts_one_open')
      .on(t.warehouse_code, sql`coalesce(${t.category_code}, '')`)
      .where(sql`${t.status} = 'Open'`),
  ],
)

const ofCount = () =>
  text()
    .notNull()
    .references(() => stockCounts.count_code, { onDelete: 'cascade' })

export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    count_code: ofCount(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    /** As the books stood when the item was counted last; written when counting ends. */
    expected_qty: integer().notNull().default(0),
    missing: text().array().notNull().default([]),
    surplus: text().array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.count_code, t.item_code] })],
)

/** Everything that was counted, in the order in which it arrived. Rows are only ever added. */
export const stockCountEntries = pgTable(
  'stock_count_entries',
  {
    entry_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The phone's own key: whatever is sent twice counts once. */
    client_uuid: uuid().notNull(),
    count_code: ofCount(),
    item_code: text().notNull(),
    serial_number: text().notNull().default(''),
    qty: integer().notNull(),
    counted_by: text().notNull(),
    counted_user_name: text().notNull(),
    counted_date: instant().notNull(),
  },
  (t) => [
    uniqueIndex('stock_count_entries_once').on(t.client_uuid),
    index('stock_count_entries_count').on(t.count_code, t.item_code, t.entry_id),
  ],
)
