import { transferReasons, transferStatuses } from '@sejuk/domain/stock/transfers'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

/** Goods on their way from one warehouse to another. */
export const transfers = pgTable(
  'transfers',
  {
    transfer_code: text().primaryKey(),
    from_warehouse: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    to_warehouse: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    /** The branches of the two warehouses. */
    from_dept: text()
      .notNull()
      .references(() => departments.dept_code),
    to_dept: text()
      .notNull()
      .references(() => departments.dept_code),
    transfer_reason: text({ enum: transferReasons }).notNull(),
    vendor: text(),
    driver_name: text(),
    truck_no: text(),
    eta: date({ mode: 'string' }).notNull(),
    remark: text(),
    status: text({ enum: transferStatuses }).notNull().default('Draft'),
    authors: authors(),
    reject_reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    approved_user_name: text(),
    /** When the goods left. */
    approved_date: instant(),
    received_date: instant(),
    /** Whether those concerned know that it is late. */
    is_overdue_told: boolean().notNull().default(false),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('transfers_created').on(t.created_date, t.transfer_code),
    index('transfers_search').using(
      'gin',
      t.transfer_code.op('gin_trgm_ops'),
      t.driver_name.op('gin_trgm_ops'),
      t.truck_no.op('gin_trgm_ops'),
    ),
    index('transfers_from').on(t.from_dept, t.created_date, t.transfer_code),
    index('transfers_to').on(t.to_dept, t.created_date, t.transfer_code),
    index('transfers_eta').on(t.eta, t.transfer_code),
    check('transfers_elsewhere', sql`${t.from_warehouse} <> ${t.to_warehouse}`),
  ],
)

export const transferLines = pgTable(
  'transfer_lines',
  {
    transfer_code: text()
      .notNull()
      .references(() => transfers.transfer_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    qty: integer().notNull(),
    serial_numbers: text().array().notNull().default([]),
    /** Damaged ones among them. */
    received_qty: integer().notNull().default(0),
    damaged_qty: integer().notNull().default(0),
    received_serials: text().array().notNull().default([]),
    lost_qty: integer().notNull().default(0),
    /** Found at the source after all. */
    returned_qty: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.transfer_code, t.line_no] }),
    check(
      'transfer_lines_of_letter',
      sql`${t.qty} > 0 and ${t.received_qty} + ${t.lost_qty} + ${t.returned_qty} <= ${t.qty} and ${t.damaged_qty} <= ${t.received_qty}`,
    ),
  ],
)

/** What arrived and was not sent: reported, and not in stock. */
export const transferSurplus = pgTable(
  'transfer_surplus',
  {
    transfer_code: text()
      .notNull()
      .references(() => transfers.transfer_code, { onDelete: 'cascade' }),
    serial_number: text().notNull(),
    item_code: text(),
    note: text(),
    username: text().notNull(),
    /** It lay free at the source, and was moved; anything else is only reported. */
    is_moved: boolean().notNull().default(false),
    created_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.transfer_code, t.serial_number] })],
)
