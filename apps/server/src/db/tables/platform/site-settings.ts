import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

/** A group of settings that somebody has changed; the others are the product's own. */
export const siteSettings = pgTable('site_settings', {
  setting_key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_by: text().notNull(),
  updated_user_name: text().notNull(),
  updated_date: createdDate(),
  row_version: rowVersion(),
})

/** Whom the website writes to, by what it is about. */
export const websiteEmails = pgTable('website_emails', {
  purpose: text().primaryKey(),
  description: text().notNull().default(''),
  to: text().array().notNull(),
  cc: text().array().notNull(),
  is_active: boolean().notNull().default(true),
  updated_by: text().notNull(),
  updated_user_name: text().notNull(),
  updated_date: createdDate(),
  row_version: rowVersion(),
})
