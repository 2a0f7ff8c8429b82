import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Whom the sign-in page offers. Filled by demo data alone: empty in a real house. */
export const demoAccounts = pgTable('demo_accounts', {
  usercode: text()
    .primaryKey()
    .references(() => users.usercode, { onDelete: 'cascade' }),
  seq: integer().notNull(),
  device: text({ enum: ['desk', 'phone'] }).notNull(),
})
