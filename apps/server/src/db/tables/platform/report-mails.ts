import { mailedReports } from '@sejuk/domain/management-reports'
import { bigint, customType, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'
import { outbox } from './outbox.ts'
import { users } from './users.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Who gets which report by mail every week. */
export const reportMails = pgTable(
  'report_mails',
  {
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    report: text({ enum: mailedReports }).notNull(),
    /** The Monday of the last one: a job that runs twice sends once. */
    sent_for: date({ mode: 'string' }),
    created_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.usercode, t.report] })],
)

/** The picture that goes with a mail; gone with it. */
export const outboxPictures = pgTable('outbox_pictures', {
  delivery_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => outbox.delivery_id, { onDelete: 'cascade' }),
  name: text().notNull(),
  png: bytea().notNull(),
})
