import { loginSources } from '@sejuk/domain/platform/accounts/sessions'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from './users.ts'

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
  /** The page the person wanted. */
  homepage: text().notNull().default('/'),
  /** The session outlives the browser's window. */
  is_kept: boolean().notNull().default(false),
  expires_date: instant().notNull(),
})

/** A sign-in that has begun: what must be remembered until the person is back from a provider, or has typed a password. */
export const signInStarts = pgTable(
  'sign_in_starts',
  {
    state_hash: text().primaryKey(),
    browser_hash: text().notNull(),
    provider: text().notNull(),
    homepage: text().notNull(),
    is_kept: boolean().notNull(),
    kept: jsonb().$type<Record<string, string>>().notNull(),
    expires_date: instant().notNull(),
  },
  (t) => [
    index('sign_in_starts_browser_hash').on(t.browser_hash),
    index('sign_in_starts_expires_date').on(t.expires_date),
  ],
)

/** Moments at which somebody tried, by account, address or whatever else is counted; `subject` tells nobody's name. */
export const signInAttempts = pgTable('sign_in_attempts', {
  subject: text().primaryKey(),
  attempts: instant().array().notNull(),
})
