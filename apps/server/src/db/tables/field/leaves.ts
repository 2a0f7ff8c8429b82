import { leaveStatuses } from '@sejuk/domain/field/leave'
import { leaveTypes } from '@sejuk/domain/field/leave-days'
import { ledgerKinds } from '@sejuk/domain/field/leave-ledger'
import { sql } from 'drizzle-orm'
import { boolean, check, date, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { users } from '../platform/users.ts'

export const leaves = pgTable(
  'leaves',
  {
    leave_code: text().primaryKey(),
    usercode: text()
      .notNull()
      .references(() => users.usercode),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    leave_type: text({ enum: leaveTypes }).notNull(),
    from_date: date({ mode: 'string' }).notNull(),
    to_date: date({ mode: 'string' }).notNull(),
    half_day: text({ enum: ['am', 'pm'] }),
    /** Working days, in halves. */
    days: doublePrecision().notNull(),
    /** How many of them are in the year after the first day's. */
    days_next_year: doublePrecision().notNull().default(0),
    /** By the rule of the type that held when it was written or submitted. */
    needs_letter: boolean().notNull().default(false),
    needs_hr: boolean().notNull().default(false),
    reason: text().notNull(),
    contact: text(),
    /** Who gets the approvals meanwhile. */
    delegate_user_code: text().references(() => users.usercode),
    status: text({ enum: leaveStatuses }).notNull().default('Draft'),
    authors: authors(),
    submitted_date: instant(),
    /** The supervisor of a leave that HR decides. */
    first_approved_by: text(),
    first_approved_name: text(),
    decided_by: text(),
    decided_name: text(),
    decided_date: instant(),
    decide_reason: text(),
    created_by: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('leaves_user').on(t.usercode, t.from_date),
    index('leaves_created').on(t.created_date, t.leave_code),
    index('leaves_dept').on(t.dept_code, t.created_date, t.leave_code),
    index('leaves_period').on(t.from_date, t.to_date),
    index('leaves_days').using('gist', sql`daterange(${t.from_date}, ${t.to_date}, '[]')`),
    check('leaves_in_order', sql`${t.to_date} >= ${t.from_date}`),
    check('leaves_half_of_one', sql`${t.half_day} is null or ${t.from_date} = ${t.to_date}`),
  ],
)

/** The balance of a type is the sum of its lines. */
export const leaveLedger = pgTable(
  'leave_ledger',
  {
    line_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    usercode: text()
      .notNull()
      .references(() => users.usercode),
    leave_type: text({ enum: leaveTypes }).notNull(),
    kind: text({ enum: ledgerKinds }).notNull(),
    line_date: date({ mode: 'string' }).notNull(),
    days: doublePrecision().notNull(),
    leave_code: text().references(() => leaves.leave_code),
    /** Why HR corrected it, and who did. */
    note: text(),
    created_by: text(),
    created_date: createdDate(),
  },
  (t) => [
    index('leave_ledger_user').on(t.usercode, t.leave_type, t.line_date),
    // A job that runs twice grants once.
    uniqueIndex('leave_ledger_by_day')
      .on(t.usercode, t.leave_type, t.kind, t.line_date)
      .where(sql`${t.leave_code} is null and ${t.kind} <> 'adjust'`),
  ],
)

/** What HR set for a type; a type without a row has the usual rule. */
export const leaveTypeRules = pgTable('leave_type_rules', {
  leave_type: text({ enum: leaveTypes }).primaryKey(),
  is_offered: boolean().notNull(),
  most_days: integer(),
  letter_over: integer(),
  hr_over: integer().notNull(),
  grant_days: integer().notNull(),
  most_carried: integer().notNull(),
  carried_until_month: integer().notNull(),
  takes_joint_leave: boolean().notNull().default(false),
  created_date: createdDate(),
  row_version: rowVersion(),
})
