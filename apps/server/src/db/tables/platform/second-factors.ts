import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from './users.ts'

/** The key shared with a user's authenticator app, encrypted. Without `confirmed_date` it was only shown yet. */
export const secondFactors = pgTable('second_factors', {
  usercode: text()
    .primaryKey()
    .references(() => users.usercode, { onDelete: 'cascade' }),
  sealed_secret: text().notNull(),
  /** The step of the last accepted code: none of it or before it is accepted again. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_date: createdDate(),
  confirmed_date: instant(),
})

/** Each opens the account once, instead of a code of the app; only hashes, deleted by being used. */
export const backupCodes = pgTable(
  'backup_codes',
  {
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
  },
  (t) => [primaryKey({ name: 'backup_codes_pkey', columns: [t.usercode, t.code_hash] })],
)
