import { projectStages } from '@sejuk/domain/projects/project-statuses'
import { moveKinds } from '@sejuk/domain/projects/weekly-report'
import { bigserial, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant, rupiah } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { projectLogs } from './project-logs.ts'

/** A week that was frozen: its numbers are read from the tables below and never change again. */
export const projectWeeks = pgTable('project_weeks', {
  week_start: date({ mode: 'string' }).primaryKey(),
  frozen_date: createdDate(),
})

const ofWeek = () =>
  date({ mode: 'string' })
    .notNull()
    .references(() => projectWeeks.week_start, { onDelete: 'cascade' })

/** What was open at the end of the week. */
export const projectWeekSums = pgTable(
  'project_week_sums',
  {
    week_start: ofWeek(),
    dept_code: text().notNull(),
    salesman_code: text().notNull(),
    stage: text({ enum: projectStages }).notNull(),
    projects: integer().notNull(),
    amount: rupiah().notNull(),
  },
  (t) => [primaryKey({ columns: [t.week_start, t.dept_code, t.salesman_code, t.stage] })],
)

/** Follow-ups that were planned for the week. */
export const projectWeekDue = pgTable(
  'project_week_due',
  {
    week_start: ofWeek(),
    dept_code: text().notNull(),
    salesman_code: text().notNull(),
    due: integer().notNull(),
    on_time: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.week_start, t.dept_code, t.salesman_code] })],
)

/** Why the amount moved, project by project. */
export const projectWeekMoves = pgTable(
  'project_week_moves',
  {
    week_start: ofWeek(),
    log_code: text()
      .notNull()
      .references(() => projectLogs.log_code, { onDelete: 'cascade' }),
    kind: text({ enum: moveKinds }).notNull(),
    before_amount: rupiah().notNull(),
    before_dept: text(),
    before_salesman: text(),
    amount: rupiah().notNull(),
    dept_code: text(),
    salesman_code: text(),
    brand: text(),
    reason: text(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.week_start, t.log_code, t.kind] })],
)

/** What managers say about a week of their branch. */
export const projectWeekComments = pgTable(
  'project_week_comments',
  {
    comment_id: bigserial({ mode: 'number' }).primaryKey(),
    week_start: date({ mode: 'string' }).notNull(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    comment: text().notNull(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [index('project_week_comments_week').on(t.week_start, t.comment_id)],
)
