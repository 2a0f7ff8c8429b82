import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'

export const accessKinds = ['role', 'role-users', 'person', 'menus'] as const

/** What somebody changed in what people may do: as it was and as it became, so that it can be taken back for a day. */
export const accessChanges = pgTable(
  'access_changes',
  {
    change_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: accessKinds }).notNull(),
    /** Of the role or the person; the menus are one thing. */
    code: text().notNull(),
    at: createdDate(),
    usercode: text().notNull(),
    username: text().notNull(),
    note: text().notNull(),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    undone_date: instant(),
  },
  (t) => [index('access_changes_of').on(t.kind, t.code, t.change_id)],
)
