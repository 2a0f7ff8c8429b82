import { branchScopes } from '@sejuk/domain/projects/project-statuses'
import { verdicts } from '@sejuk/domain/projects/similarity'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { projectLogs } from './project-logs.ts'

/** Two logs that may be one building; `log_code` asked. A pair with a verdict is never asked again. */
export const similarityPairs = pgTable(
  'similarity_pairs',
  {
    log_code: text()
      .notNull()
      .references(() => projectLogs.log_code, { onDelete: 'cascade' }),
    other_code: text()
      .notNull()
      .references(() => projectLogs.log_code, { onDelete: 'cascade' }),
    scope: text({ enum: branchScopes }).notNull(),
    score: doublePrecision().notNull(),
    name: doublePrecision().notNull(),
    owner: doublePrecision().notNull(),
    address: doublePrecision().notNull().default(0),
    partners: doublePrecision().notNull(),
    distance: doublePrecision().notNull(),
    systems: doublePrecision().notNull(),
    distance_m: integer(),
    verdict: text({ enum: verdicts }),
    winner_code: text(),
    /** What the loser keeps of the commission, in percent. */
    shared_percent: integer(),
    reason: text(),
    judged_by: text(),
    judge_name: text(),
    judged_date: instant(),
    created_date: createdDate(),
  },
  (t) => [
    primaryKey({ columns: [t.log_code, t.other_code] }),
    index('similarity_pairs_other').on(t.other_code),
    check('similarity_pairs_two', sql`${t.log_code} <> ${t.other_code}`),
  ],
)
