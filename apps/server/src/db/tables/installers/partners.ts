import { clientAnswers, clientPermissions } from '@sejuk/domain/installers/partners'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from '../platform/users.ts'

/**
 * One-time codes and what was tried, by phone and by address (`phone/…`, `address/…`). Of a code only a hash is kept, and of an
 * address too.
 */
export const oneTimeCodes = pgTable('one_time_codes', {
  subject: text().primaryKey(),
  code_hash: text(),
  code_sent_date: instant(),
  sends: instant().array().notNull().default([]),
  wrong_tries: instant().array().notNull().default([]),
  unknown_phones: instant().array().notNull().default([]),
  updated_date: createdDate(),
})

/** What a partner's phone lets our pages use, as it last said. */
export const clientGrants = pgTable(
  'client_grants',
  {
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    permission: text({ enum: clientPermissions }).notNull(),
    answer: text({ enum: clientAnswers }).notNull(),
    updated_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.usercode, t.permission] })],
)
