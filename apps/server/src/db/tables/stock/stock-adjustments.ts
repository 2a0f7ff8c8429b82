import { adjustmentReasons, adjustmentStatuses } from '@sejuk/domain/stock/stock-adjustments'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { items } from '../catalogue/items.ts'
import { departments } from '../masters/departments.ts'
import { warehouses } from '../masters/warehouses.ts'

/** Corrections of the balance. */
export const stockAdjustments = pgTable(
  'stock_adjustments',
  {
    adjustment_code: text().primaryKey(),
    warehouse_code: text()
      .notNull()
      .references(() => warehouses.warehouse_code),
    zone_code: text().notNull().default(''),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    adjust_reason: text({ enum: adjustmentReasons }).notNull(),
    remark: text(),
    /** In the list prices of the day it was written. */
    value: rupiah().notNull().default(0),
    status: text({ enum: adjustmentStatuses }).notNull().default('Draft'),
    authors: authors(),
    reject_reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    approved_user_name: text(),
    approved_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('stock_adjustments_created').on(t.created_date, t.adjustment_code),
    index('stock_adjustments_branch').on(t.dept_code, t.created_date, t.adjustment_code),
    index('stock_adjustments_value').on(t.value, t.adjustment_code),
  ],
)

export const stockAdjustmentLines = pgTable(
  'stock_adjustment_lines',
  {
    adjustment_code: text()
      .notNull()
      .references(() => stockAdjustments.adjustment_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    /** What is added to the balance; negative where it is less. */
    qty: integer().notNull(),
    damaged: integer().notNull(),
    serial_numbers: text().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.adjustment_code, t.line_no] }),
    check('stock_adjustment_lines_some', sql`${t.qty} <> 0 or ${t.damaged} <> 0`),
  ],
)
