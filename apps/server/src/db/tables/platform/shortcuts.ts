import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'
import { users } from './users.ts'

/** Somebody's own ways to their pages. */
export const userShortcuts = pgTable(
  'user_shortcuts',
  {
    shortcut_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    label: text().notNull(),
    url: text().notNull(),
    display_seq: integer().notNull(),
    created_date: createdDate(),
  },
  (t) => [uniqueIndex('user_shortcuts_once').on(t.usercode, t.url)],
)
