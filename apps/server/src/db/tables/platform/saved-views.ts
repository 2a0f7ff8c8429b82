import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { roles } from './roles.ts'
import { users } from './users.ts'

/** The filters and the order of a list under a name: its owner's, or of everybody who has the role. */
export const savedViews = pgTable(
  'saved_views',
  {
    view_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    module_name: text().notNull(),
    name: text().notNull(),
    search: jsonb().$type<Record<string, string | string[]>>().notNull(),
    role_code: text().references(() => roles.role_code, { onDelete: 'set null' }),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('saved_views_once').on(t.usercode, t.module_name, sql`lower(${t.name})`),
    index('saved_views_shared').on(t.role_code, t.module_name),
  ],
)
