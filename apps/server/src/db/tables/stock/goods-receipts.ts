import { receiptSources, receiptStatuses } from '@sejuk/domain/stock/goods-receipts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

/** Goods that come by a letter of the factory or a supplier. */
export const goodsReceipts = pgTable(
  'goods_receipts',
  {
    receipt_code: text().primaryKey(),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    /** The branch of the warehouse. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    source: text({ enum: receiptSources }).notNull(),
    letter_no: text().notNull(),
    container_no: text(),
    seal_no: text(),
    supplier: text(),
    expected_date: date({ mode: 'string' }),
    /** Until when the rest is waited for. */
    rest_until: date({ mode: 'string' }),
    remark: text(),
    status: text({ enum: receiptStatuses }).notNull().default('Draft'),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    received_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('goods_receipts_created').on(t.created_date, t.receipt_code),
    index('goods_receipts_search').using(
      'gin',
      t.receipt_code.op('gin_trgm_ops'),
      t.letter_no.op('gin_trgm_ops'),
      t.container_no.op('gin_trgm_ops'),
      t.supplier.op('gin_trgm_ops'),
    ),
    index('goods_receipts_dept').on(t.dept_code, t.created_date, t.receipt_code),
    index('goods_receipts_creator').on(t.created_by, t.created_date, t.receipt_code),
    index('goods_receipts_warehouse').on(t.warehouse_code),
    index('goods_receipts_letter').on(
      sql`coalesce(nullif(regexp_replace(upper(${t.letter_no}), '[^[:alnum:]]', '', 'g'), ''), btrim(${t.letter_no}))`,
    ),
  ],
)

/** What the letter says, and what has come of it. The serial numbers stand in the moves. */
export const goodsReceiptLines = pgTable(
  'goods_receipt_lines',
  {
    receipt_code: text()
      .notNull()
      .references(() => goodsReceipts.receipt_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    qty: integer().notNull(),
    received_qty: integer().notNull().default(0),
    damaged_qty: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.receipt_code, t.line_no] }),
    check(
      'goods_receipt_lines_of_letter',
      sql`${t.qty} > 0 and ${t.received_qty} >= 0 and ${t.damaged_qty} >= 0 and ${t.received_qty} + ${t.damaged_qty} <= ${t.qty}`,
    ),
  ],
)

/** What came and is on no letter: reported, and not in stock. */
export const goodsReceiptSurplus = pgTable(
  'goods_receipt_surplus',
  {
    receipt_code: text()
      .notNull()
      .references(() => goodsReceipts.receipt_code, { onDelete: 'cascade' }),
    serial_number: text().notNull(),
    /** Where the number is known. */
    item_code: text(),
    note: text(),
    username: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.receipt_code, t.serial_number] })],
)
