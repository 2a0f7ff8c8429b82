import { branchScopes } from '@sejuk/domain/projects/project-statuses'
import { replacementStatuses } from '@sejuk/domain/projects/salesman-replacements'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { users } from '../platform/users.ts'
import { projectLogs } from './project-logs.ts'

/** Another salesperson for a project; between two branches both managers agree. */
export const salesmanReplacements = pgTable(
  'salesman_replacements',
  {
    replacement_code: text().primaryKey(),
    log_code: text()
      .notNull()
      .references(() => projectLogs.log_code, { onDelete: 'cascade' }),
    from_salesman: text()
      .notNull()
      .references(() => users.usercode),
    to_salesman: text()
      .notNull()
      .references(() => users.usercode),
    from_dept: text()
      .notNull()
      .references(() => departments.dept_code),
    to_dept: text()
      .notNull()
      .references(() => departments.dept_code),
    scope: text({ enum: branchScopes }).notNull(),
    effective_date: date({ mode: 'string' }).notNull(),
    /** What the former salesperson keeps of the commission, in percent. */
    kept_percent: integer().notNull(),
    reason: text().notNull(),
    status: text({ enum: replacementStatuses }).notNull(),
    reject_reason: text(),
    from_approved_by: text(),
    to_approved_by: text(),
    applied_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('salesman_replacements_log').on(t.log_code, t.created_date),
    index('salesman_replacements_status').on(t.status, t.effective_date),
    uniqueIndex('salesman_replacements_open').on(t.log_code).where(sql`${t.status} in ('Submitted', 'Approved')`),
    check('salesman_replacements_kept', sql`${t.kept_percent} between 0 and 99`),
  ],
)
