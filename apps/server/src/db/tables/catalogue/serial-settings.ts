import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { brands } from '../masters/brands.ts'

/** How the serial numbers of a brand look; a brand without a row follows the product's own rule. */
export const serialSettings = pgTable('serial_settings', {
  brand_code: text()
    .primaryKey()
    .references(() => brands.brand_code),
  prefix: text().notNull(),
  suffix_length: integer().notNull(),
  mask: text(),
  updated_by: text().notNull(),
  updated_user_name: text().notNull(),
  updated_date: createdDate(),
  row_version: rowVersion(),
})
