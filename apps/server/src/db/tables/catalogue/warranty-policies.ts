import { startBases, warrantyParts } from '@sejuk/domain/catalogue/warranty-policies'
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

/** For which units, part and days a warranty is how long, and from which day it counts. Null reaches all. */
export const warrantyPolicies = pgTable(
  'warranty_policies',
  {
    policy_code: text().primaryKey(),
    policy_name: text().notNull(),
    brand_code: text(),
    category_code: text(),
    item_code: text(),
    part: text({ enum: warrantyParts }).notNull(),
    months: integer().notNull(),
    start_basis: text({ enum: startBases }).notNull(),
    start_days: integer().notNull(),
    needs_registration: boolean().notNull().default(false),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('warranty_policies_key').on(t.part, t.item_code, t.category_code, t.brand_code),
    index('warranty_policies_valid').on(t.valid_from, t.policy_code),
  ],
)
