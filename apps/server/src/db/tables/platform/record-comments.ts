import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from './users.ts'

/** What people wrote to each other about a record, of whatever kind. */
export const recordComments = pgTable(
  'record_comments',
  {
    comment_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    code: text().notNull(),
    body: text().notNull(),
    /** Usercodes. */
    mentions: text().array().notNull().default(sql`'{}'`),
    usercode: text()
      .notNull()
      .references(() => users.usercode),
    at: createdDate(),
    removed_at: instant(),
  },
  (t) => [index('record_comments_record').on(t.kind, t.code, t.comment_id)],
)

/** Who hears of new comments on a record. */
export const recordFollowers = pgTable(
  'record_followers',
  {
    kind: text().notNull(),
    code: text().notNull(),
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    since: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.code, t.usercode] }), index('record_followers_usercode').on(t.usercode)],
)
