import { priceStatuses } from '@sejuk/domain/catalogue/prices'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { organizations } from '../masters/organizations.ts'
import { items } from './items.ts'

/** List prices. Approved terms never change: another price is another row, and only the last day of the one before is set. */
export const itemPrices = pgTable(
  'item_prices',
  {
    price_code: text().primaryKey().default(sql`'PRC-' || to_char(nextval('item_price_code'), 'FM999990000')`),
    org_code: text()
      .notNull()
      .references(() => organizations.org_code),
    /** None: every branch. */
    dept_code: text().references(() => departments.dept_code),
    /** A code of the list CUSTOMER_LEVEL; none: every level. */
    customer_level: text(),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    min_qty: integer().notNull().default(1),
    price_include_tax: rupiah().notNull(),
    price_without_tax: rupiah().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }),
    /** Approved, it ends the price before it. */
    follows_on: boolean().notNull().default(false),
    status: text({ enum: priceStatuses }).notNull().default('Draft'),
    authors: authors(),
    reject_reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('item_prices_created').on(t.created_date, t.price_code),
    index('item_prices_dept').on(t.dept_code, t.created_date, t.price_code),
    index('item_prices_everywhere').on(t.created_date, t.price_code).where(sql`dept_code is null`),
    index('item_prices_valid').on(t.valid_from, t.price_code),
    index('item_prices_waiting').on(t.status, t.created_date, t.price_code),
    /** What a price is asked by. */
    index('item_prices_item').on(t.item_code, t.org_code, t.valid_from),
    check('item_prices_amounts', sql`${t.min_qty} >= 1 and ${t.price_include_tax} >= 1`),
  ],
)
