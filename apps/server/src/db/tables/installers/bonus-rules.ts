import { evidences, ruleStatuses, type Tier } from '@sejuk/domain/installers/bonus-rules'
import { installerTypes } from '@sejuk/domain/installers/installers'
import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'

/** What an installation earns. Approved terms never change: another promise is another rule. */
export const bonusRules = pgTable(
  'bonus_rules',
  {
    rule_code: text().primaryKey().default(sql`'BRL-' || to_char(nextval('bonus_rule_code'), 'FM999990000')`),
    rule_name: text().notNull(),
    status: text({ enum: ruleStatuses }).notNull().default('Draft'),
    /** Of the lists an empty one restricts nothing. */
    installer_types: text({ enum: installerTypes }).array().notNull().default([]),
    dept_codes: text().array().notNull().default([]),
    brand_codes: text().array().notNull().default([]),
    business_units: text().array().notNull().default([]),
    category_codes: text().array().notNull().default([]),
    min_pk: doublePrecision(),
    max_pk: doublePrecision(),
    base_amount: rupiah().notNull(),
    tiers: jsonb().$type<Tier[]>().notNull().default([]),
    cap_amount: rupiah(),
    budget_amount: rupiah(),
    evidence: text({ enum: evidences }).array().notNull().default([]),
    apply_within_days: integer().notNull().default(30),
    priority: integer().notNull().default(0),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }),
    return_reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    created_date: createdDate(),
    authors: authors(),
    row_version: rowVersion(),
  },
  (t) => [
    index('bonus_rules_created').on(t.created_date, t.rule_code),
    index('bonus_rules_valid').on(t.valid_from, t.rule_code),
  ],
)
