import { branchScopes } from '@sejuk/domain/projects/project-statuses'
import { verdicts } from '@sejuk/domain/projects/similarity'
import { sql } from 'drizzle-orm'
import { bigserial, check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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

/** Every verdict with what was compared, as it stood then: the set that the score is measured by. */
export const similarityLabels = pgTable(
  'similarity_labels',
  {
    label_id: bigserial({ mode: 'number' }).primaryKey(),
    log_code: text().notNull(),
    other_code: text().notNull(),
    dept_code: text().notNull(),
    other_dept_code: text().notNull(),
    project_name: text().notNull(),
    other_project_name: text().notNull(),
    owner_name: text().notNull(),
    other_owner_name: text().notNull(),
    address: text().notNull(),
    other_address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    other_lat: doublePrecision().notNull(),
    other_lng: doublePrecision().notNull(),
    score: doublePrecision().notNull(),
    distance_m: integer(),
    verdict: text({ enum: verdicts }).notNull(),
    reason: text().notNull(),
    judged_by: text().notNull(),
    judge_name: text().notNull(),
    judged_date: instant().notNull(),
    taken_back_date: instant(),
  },
  (t) => [
    index('similarity_labels_judged').on(t.judged_date, t.label_id),
    index('similarity_labels_pair').on(t.log_code, t.other_code),
  ],
)
