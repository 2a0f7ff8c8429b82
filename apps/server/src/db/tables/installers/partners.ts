import { clientAnswers, clientPermissions } from '@sejuk/domain/installers/partners'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from '../platform/users.ts'
import { installers } from './installers.ts'

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

/** Which phones installers sign in from. Of a phone only a hash is kept. */
export const installerDevices = pgTable(
  'installer_devices',
  {
    device_hash: text().notNull(),
    user_code: text()
      .notNull()
      .references(() => installers.user_code, { onDelete: 'cascade' }),
    created_date: createdDate(),
    last_seen_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.device_hash, t.user_code] }), index('installer_devices_user_code').on(t.user_code)],
)
