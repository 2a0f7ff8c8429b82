import { downloadStatuses } from '@sejuk/domain/platform/downloads'
import { languages } from '@sejuk/domain/platform/languages'
import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from './users.ts'

/** What a person's scope compares with. */
export type StoredScope = Pick<
  Viewer,
  'view_data' | 'department' | 'departmentlist' | 'asc_code' | 'customer_codes' | 'shop_codes'
>

/** A list on its way into a workbook. */
export const downloadJobs = pgTable(
  'download_jobs',
  {
    job_id: text().primaryKey().default(sql`gen_random_uuid()`),
    module_name: text().notNull(),
    /** As it was asked, in the words of the list's own endpoint. */
    filter_json: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What the person saw when they asked: later they are given no more than that. */
    scope_json: jsonb().$type<StoredScope>().notNull(),
    language: text({ enum: languages }),
    requested_by: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    status: text({ enum: downloadStatuses }).notNull().default('Queued'),
    progress: integer().notNull().default(0),
    row_count: integer(),
    /** How often it was begun since it was last asked for. */
    attempts: integer().notNull().default(0),
    /** Of the process that writes it now: one that was taken for dead and comes back finds that it is no longer wanted. */
    run_code: text(),
    problem: text(),
    file_name: text(),
    store_key: text(),
    bytes: bigint({ mode: 'number' }),
    created_date: createdDate(),
    finished_date: instant(),
    expires_date: instant(),
  },
  (t) => [
    uniqueIndex('download_jobs_one_at_a_time')
      .on(t.requested_by, t.module_name)
      .where(sql`${t.status} in ('Queued', 'Running')`),
    index('download_jobs_mine').on(t.requested_by, t.created_date, t.job_id),
    index('download_jobs_expires_date').on(t.expires_date),
    index('download_jobs_created_date').on(t.created_date),
  ],
)
