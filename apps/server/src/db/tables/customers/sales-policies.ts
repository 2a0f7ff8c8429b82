import { customerTypes } from '@sejuk/domain/customers/customers'
import { type DiscountTier, policyStatuses } from '@sejuk/domain/customers/sales-policies'
import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'

/** The regular discount. Approved terms never change: another promise is another policy. */
export const salesPolicies = pgTable(
  'sales_policies',
  {
    policy_code: text().primaryKey().default(sql`'SPL-' || to_char(nextval('sales_policy_code'), 'FM999990000')`),
    policy_name: text().notNull(),
    status: text({ enum: policyStatuses }).notNull().default('Draft'),
    authors: authors(),
    /** Of the lists an empty one restricts nothing. */
    dept_codes: text().array().notNull().default([]),
    customer_levels: text().array().notNull().default([]),
    customer_types: text({ enum: customerTypes }).array().notNull().default([]),
    business_units: text().array().notNull().default([]),
    brand_codes: text().array().notNull().default([]),
    category_codes: text().array().notNull().default([]),
    item_codes: text().array().notNull().default([]),
    stackable: boolean().notNull().default(false),
    /** All discounts of a line together; null leaves it to the branch. */
    max_total_percent: doublePrecision(),
    tiers: jsonb().$type<DiscountTier[]>().notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }),
    reject_reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    approved_user_name: text(),
    approved_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [index('sales_policies_created').on(t.created_date, t.policy_code)],
)
