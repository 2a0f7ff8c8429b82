import { itemTools, toolOutcomes, toolRunStatuses } from '@sejuk/domain/catalogue/item-tools'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'

/** A change of many items: tried first, then done by a job, and undone within a day. */
export const itemToolRuns = pgTable(
  'item_tool_runs',
  {
    run_code: text().primaryKey().default(sql`'ITR-' || to_char(nextval('item_tool_run_code'), 'FM999990000')`),
    tool: text({ enum: itemTools }).notNull(),
    /** What was asked for, by field. */
    given: jsonb().$type<Record<string, string | number>>().notNull(),
    status: text({ enum: toolRunStatuses }).notNull().default('Checked'),
    progress: integer().notNull().default(0),
    problem: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    authors: authors(),
    created_date: createdDate(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    reject_reason: text(),
    finished_date: instant(),
    undone_user_name: text(),
    undone_date: instant(),
    row_version: rowVersion(),
  },
  (t) => [
    index('item_tool_runs_created').on(t.created_date, t.run_code),
    check('item_tool_runs_second', sql`${t.approved_by} is distinct from ${t.created_by}`),
  ],
)

/** One item in it, or one thing that a merge moves. */
export const itemToolRows = pgTable(
  'item_tool_rows',
  {
    row_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    run_code: text()
      .notNull()
      .references(() => itemToolRuns.run_code),
    /** 'item', or the kind of record a merge re-points. */
    kind: text().notNull().default('item'),
    record_code: text().notNull(),
    outcome: text({ enum: toolOutcomes }).notNull(),
    message: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [index('item_tool_rows_run').on(t.run_code, t.row_id)],
)
