import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from './users.ts'

/** A person's inbox. Both languages are written when it happens: a message stays as it was said. */
export const notifications = pgTable(
  'notifications',
  {
    notification_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    event: text().notNull(),
    title_default: text().notNull(),
    body_default: text().notNull(),
    title_local: text().notNull(),
    body_local: text().notNull(),
    /** What the texts were made of; a template is tried on it. */
    variables: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The page of ours it leads to. */
    url: text().notNull().default(''),
    entity: text(),
    entity_code: text(),
    created_date: createdDate(),
    read_date: instant(),
  },
  (t) => [
    index('notifications_inbox').on(t.usercode, t.notification_id),
    index('notifications_unread').on(t.usercode, t.notification_id).where(sql`${t.read_date} is null`),
    index('notifications_event').on(t.event, t.notification_id),
  ],
)

/** What a person switched on or off against the event's own rule. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    event: text().notNull(),
    channel: text().notNull(),
    is_on: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.usercode, t.event, t.channel] })],
)

/** A text the company has changed. Without a row the product's own text is sent. */
export const messageTemplates = pgTable('message_templates', {
  template_code: text().primaryKey(),
  subject: text().notNull(),
  body: text().notNull(),
  is_active: boolean().notNull().default(true),
  /** Counts what was saved, so that a delivery can say by which text it was made. */
  version: integer().notNull().default(1),
  updated_by: text().notNull(),
  updated_user_name: text().notNull(),
  updated_date: createdDate(),
})
