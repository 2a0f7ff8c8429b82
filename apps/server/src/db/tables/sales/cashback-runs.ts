import { type RunPart, runOutcomes, runStatuses, type Settlement } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah, scopeOfCustomer } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'
import { rebateTypes } from '../masters/rebate-types.ts'
import { cashbacks } from './cashbacks.ts'

/** Cashback of a month, reckoned from invoices: looked at first, then made into lines. */
export const cashbackRuns = pgTable(
  'cashback_runs',
  {
    run_code: text().primaryKey(),
    /** The month: '2026-10'. */
    period: text().notNull(),
    type_rebate_code: text()
      .notNull()
      .references(() => rebateTypes.type_rebate_code),
    /** The department that grants what it makes. */
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    /** Whose customers; empty: of every branch its maker sees. */
    branches: text().array().notNull().default([]),
    status: text({ enum: runStatuses }).notNull().default('Calculating'),
    progress: integer().notNull().default(0),
    problem: text(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    finished_date: instant(),
    row_version: rowVersion(),
  },
  (t) => [index('cashback_runs_created').on(t.created_date, t.run_code)],
)

/** One customer in it, with all it was reckoned from as it stood that day. */
export const cashbackRunLines = pgTable(
  'cashback_run_lines',
  {
    run_line_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    run_code: text()
      .notNull()
      .references(() => cashbackRuns.run_code),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    target_amount: rupiah().notNull(),
    actual_amount: rupiah().notNull(),
    /** Hundredths of a percent. */
    percent: integer().notNull(),
    earned_amount: rupiah().notNull(),
    granted_before: rupiah().notNull(),
    difference: rupiah().notNull(),
    short_amount: rupiah().notNull(),
    outcome: text({ enum: runOutcomes }).notNull(),
    inputs: jsonb().$type<RunPart[]>().notNull(),
    takes: jsonb().$type<Settlement['takes']>().notNull(),
    /** The line it became. */
    cashback_code: text().references(() => cashbacks.cashback_code),
    is_done: boolean().notNull().default(false),
    problem: text(),
    ...scopeOfCustomer(),
  },
  (t) => [
    unique('cashback_run_lines_once').on(t.run_code, t.customer_code),
    index('cashback_run_lines_customer').on(t.customer_code),
    index('cashback_run_lines_cashback').on(t.cashback_code),
    index('cashback_run_lines_size').on(t.run_code, sql`abs(${t.difference})`, t.run_line_id),
    index('cashback_run_lines_branch').on(t.scope_dept_code, t.run_code, sql`abs(${t.difference})`, t.run_line_id),
    index('cashback_run_lines_salesman').on(
      t.scope_salesman_code,
      t.run_code,
      sql`abs(${t.difference})`,
      t.run_line_id,
    ),
    index('cashback_run_lines_owner').on(t.scope_created_by, t.run_code, sql`abs(${t.difference})`, t.run_line_id),
    index('cashback_run_lines_difference').on(t.run_code, t.difference, t.run_line_id),
  ],
)
