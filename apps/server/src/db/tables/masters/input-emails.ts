import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

/** Who is written to when something happens that concerns a function rather than a person. */
export const inputEmails = pgTable('input_emails', {
  purpose: text().primaryKey(),
  description: text().notNull().default(''),
  to: text().array().notNull(),
  cc: text().array().notNull(),
  is_active: boolean().notNull().default(true),
  created_date: createdDate(),
  row_version: rowVersion(),
})
