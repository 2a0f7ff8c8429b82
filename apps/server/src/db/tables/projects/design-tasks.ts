import { designPriorities, designScopes } from '@sejuk/domain/projects/design-tasks'
import { designTaskStatuses } from '@sejuk/domain/projects/project-statuses'
import { type AnyPgColumn, date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, scopeOfProject } from '../../columns.ts'
import { users } from '../platform/users.ts'
import { projectLogs } from './project-logs.ts'

/** A design that a salesperson asks for; its status is the requester's side, the log shows that of its newest task. */
export const designTasks = pgTable(
  'design_tasks',
  {
    design_task_code: text().primaryKey(),
    log_code: text()
      .notNull()
      .references(() => projectLogs.log_code, { onDelete: 'cascade' }),
    requester_task_status: text({ enum: designTaskStatuses }).notNull().default('Draft'),
    requester_code: text()
      .notNull()
      .references(() => users.usercode),
    designer_code: text().references(() => users.usercode),
    needed_by: date({ mode: 'string' }).notNull(),
    scopes: text({ enum: designScopes }).array().notNull(),
    priority: text({ enum: designPriorities }).notNull().default('normal'),
    brief: text().notNull(),
    est_hours: doublePrecision().notNull(),
    /** Of all versions. */
    spent_hours: doublePrecision().notNull().default(0),
    /** The one that is worked on or was uploaded last; 0 before anybody started. */
    version: integer().notNull().default(0),
    released_version: integer(),
    revision_of: text().references((): AnyPgColumn => designTasks.design_task_code, { onDelete: 'set null' }),
    reject_reason: text(),
    submitted_date: instant(),
    released_date: instant(),
    created_by: text().notNull(),
    authors: authors(),
    /** Who approved the version that is judged: they do not audit it. */
    approver_codes: text().array().notNull().default([]),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
    ...scopeOfProject(),
  },
  (t) => [
    index('design_tasks_dept').on(t.scope_dept_code, t.created_date, t.design_task_code),
    index('design_tasks_salesman').on(t.scope_salesman_code, t.created_date, t.design_task_code),
    index('design_tasks_creator').on(t.scope_created_by, t.created_date, t.design_task_code),
    index('design_tasks_log').on(t.log_code, t.created_date, t.design_task_code),
    index('design_tasks_needed').on(t.needed_by, t.design_task_code),
    index('design_tasks_created').on(t.created_date, t.design_task_code),
    index('design_tasks_status').on(t.requester_task_status, t.needed_by),
    index('design_tasks_designer').on(t.designer_code, t.needed_by),
    index('design_tasks_requester').on(t.requester_code),
    index('design_tasks_search').using('gin', t.design_task_code.op('gin_trgm_ops')),
  ],
)

/** What was uploaded, with what changed since the version before. */
export const designTaskVersions = pgTable(
  'design_task_versions',
  {
    design_task_code: text()
      .notNull()
      .references(() => designTasks.design_task_code, { onDelete: 'cascade' }),
    version_no: integer().notNull(),
    notes: text().notNull(),
    spent_hours: doublePrecision().notNull(),
    uploaded_by: text().notNull(),
    uploaded_by_name: text().notNull(),
    uploaded_date: createdDate(),
    /** Who sent it back, and why. */
    decided_by_name: text(),
    reject_reason: text(),
    released_date: instant(),
    unmarked: text().array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.design_task_code, t.version_no] })],
)
