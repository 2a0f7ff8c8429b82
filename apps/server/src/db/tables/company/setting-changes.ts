import type { ImpactCount } from '@sejuk/domain/company/setting-changes'
import { type SettingChangeStatus, settingChangeStatuses } from '@sejuk/domain/company/change-proposals'
import type { SettingKind, SettingValues } from '@sejuk/domain/company/setting-kinds'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion } from '../../columns.ts'

/** A setting that moves money, as it was and as somebody wants it; a row that was in force is what held then. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    change_code: text().primaryKey(),
    kind: text().$type<SettingKind>().notNull(),
    /** The branch, role or tax code it is set for; empty for the whole company. */
    scope: text().notNull().default(''),
    scope_name: text().notNull(),
    /** Of a branch's setting, for the scope of who sees it. */
    dept_code: text(),
    status: text({ enum: settingChangeStatuses }).$type<SettingChangeStatus>().notNull(),
    before: jsonb().$type<SettingValues>().notNull(),
    after: jsonb().$type<SettingValues>().notNull(),
    loosens: boolean().notNull(),
    /** The first value of a setting that was empty. */
    is_first: boolean().notNull().default(false),
    /** Only lowers limits: done by one person. */
    is_alone: boolean().notNull().default(false),
    author_level: integer().notNull(),
    needed_level: integer().notNull(),
    reason: text(),
    impact: jsonb().$type<ImpactCount[]>().notNull().default([]),
    /** As wished for, and from the decision on as it holds. */
    valid_from: instant(),
    /** The last day, after which the values before it hold again. */
    valid_until: date({ mode: 'string' }),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    submitted_date: instant(),
    decided_by: text(),
    decided_user_name: text(),
    decided_date: instant(),
    reject_reason: text(),
    in_force_date: instant(),
    ended_date: instant(),
    /** When the values before it were put back. */
    restored_date: instant(),
    row_version: rowVersion(),
  },
  (t) => [
    index('setting_changes_created').on(t.created_date, t.change_code),
    index('setting_changes_dept').on(t.dept_code, t.created_date, t.change_code),
    index('setting_changes_history').on(t.kind, t.scope, t.in_force_date),
    index('setting_changes_running').on(t.status, t.valid_from),
    uniqueIndex('setting_changes_waiting').on(t.kind, t.scope).where(sql`status in ('Submitted', 'Approved')`),
    check('setting_changes_reason', sql`char_length(${t.reason}) between 10 and 500`),
  ],
)
