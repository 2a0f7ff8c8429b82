import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'
import { brands } from '../masters/brands.ts'

/** The largest discount of a brand without a special price; a brand without a row has that of all brands. */
export const brandDiscounts = pgTable(
  'brand_discounts',
  {
    brand_code: text()
      .primaryKey()
      .references(() => brands.brand_code),
    largest_discount_percent: integer().notNull(),
    updated_user_name: text().notNull(),
    updated_date: createdDate(),
  },
  (t) => [check('brand_discounts_percent', sql`${t.largest_discount_percent} between 0 and 50`)],
)
