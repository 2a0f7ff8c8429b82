import { moveTypes } from '@sejuk/domain/stock/balances'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { warehouses } from '../masters/warehouses.ts'

/** What lies where: the sum of the moves, written by `moveStock` alone. A zone without a name is the warehouse as a whole. */
export const stockBalances = pgTable(
  'stock_balances',
  {
    /** For lists, which are sorted by one key at last. */
    balance_id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().unique('stock_balances_id'),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    zone_code: text().notNull().default(''),
    on_hand: integer().notNull().default(0),
    /** Promised to documents. Locks and what is on its way are of the whole warehouse: they stand in the zone without a name. */
    locked: integer().notNull().default(0),
    /** On its way to this warehouse. */
    in_transit: integer().notNull().default(0),
    damaged: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.warehouse_code, t.item_code, t.zone_code] }),
    index('stock_balances_item').on(t.item_code, t.warehouse_code),
    check('stock_balances_never_negative', sql`least(${t.on_hand}, ${t.locked}, ${t.in_transit}, ${t.damaged}) >= 0`),
  ],
)

/** Everything that ever changed a balance. Rows are only ever added. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    move_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    move_type: text({ enum: moveTypes }).notNull(),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    zone_code: text().notNull().default(''),
    /** What it adds to the balance of its zone. */
    on_hand: integer().notNull(),
    locked: integer().notNull(),
    in_transit: integer().notNull(),
    damaged: integer().notNull(),
    /** How the whole warehouse stood afterwards. */
    on_hand_after: integer().notNull(),
    locked_after: integer().notNull(),
    damaged_after: integer().notNull(),
    document_type: text().notNull(),
    document_code: text().notNull(),
    document_line: integer().notNull(),
    /** Where a line moves in several parts, such as partial receipts. */
    part: text().notNull().default(''),
    serial_numbers: text().array().notNull().default([]),
    reason: text(),
    usercode: text().notNull(),
    username: text().notNull(),
    /** Taken after the balance was locked: the order of the moves of an item in a warehouse is their order in time. */
    moved_date: instant().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    unique('stock_moves_once').on(
      t.document_code,
      t.document_type,
      t.document_line,
      t.move_type,
      t.warehouse_code,
      t.zone_code,
      t.part,
    ),
    index('stock_moves_card').on(t.warehouse_code, t.item_code, t.moved_date, t.move_id),
    index('stock_moves_issued')
      .on(t.warehouse_code, t.moved_date, t.item_code, t.on_hand)
      .where(sql`${t.move_type} = 'GI'`),
    index('stock_moves_locked')
      .on(t.item_code, t.warehouse_code, t.document_type, t.document_code)
      .where(sql`${t.locked} <> 0`),
  ],
)

/** What users are typing into orders: others see it, and it ends by itself. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    usercode: text().notNull(),
    /** Which form of the user it is: a draft, an order. */
    purpose: text().notNull(),
    username: text().notNull(),
    qty: integer().notNull(),
    expires_date: instant().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    primaryKey({ columns: [t.warehouse_code, t.item_code, t.usercode, t.purpose] }),
    index('stock_holds_expires').on(t.expires_date),
    check('stock_holds_some', sql`${t.qty} > 0`),
  ],
)
