import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from './users.ts'

export const loginSources = ['web', 'wecom', 'partner', 'keyperson-app', 'dev'] as const

/** Only hashes of what the browser holds: who reads this table cannot become anybody. */
export const sessions = pgTable(
  'sessions',
  {
    session_hash: text().primaryKey(),
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    login_from: text({ enum: loginSources }).notNull(),
    /** Names the session to its owner and in logs. */
    login_code: text().notNull().unique('sessions_login_code'),
    created_date: createdDate(),
    last_seen_date: createdDate(),
    expires_date: instant().notNull(),
    /** However busy, no session outlives this. */
    ends_date: instant().notNull(),
    ip: text().notNull(),
    user_agent: text().notNull(),
  },
  (t) => [index('sessions_usercode').on(t.usercode), index('sessions_expires_date').on(t.expires_date)],
)

/** Proof of a sign-in, worth one session within a minute in the browser that began it. */
export const loginCodes = pgTable('login_codes', {
  code_hash: text().primaryKey(),
  usercode: text()
    .notNull()
    .references(() => users.usercode, { onDelete: 'cascade' }),
  browser_hash: text().notNull(),
  login_from: text({ enum: loginSources }).notNull(),
  expires_date: instant().notNull(),
})
