import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'

/** What a setting keeps secret: sealed, and named by its reference wherever the setting is shown or logged. */
export const settingSecrets = pgTable('setting_secrets', {
  secret_ref: text().primaryKey(),
  sealed_secret: text().notNull(),
  created_date: createdDate(),
})
