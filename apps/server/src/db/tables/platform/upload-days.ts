import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How much each person has uploaded on a day of the company. */
export const uploadDays = pgTable(
  'upload_days',
  {
    subject: text().notNull(),
    day: date().notNull(),
    kind: text({ enum: ['video', 'other'] }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    files: integer().notNull(),
  },
  (t) => [primaryKey({ name: 'upload_days_pkey', columns: [t.subject, t.day, t.kind] })],
)
