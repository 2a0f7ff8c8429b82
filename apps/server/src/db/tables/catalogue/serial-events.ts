import { type SerialHappening, serialStatuses } from '@sejuk/domain/catalogue/serial-numbers'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { serialNumbers } from './serial-numbers.ts'

/** The life of a unit: what each document did to it, or told of it. Rows are only ever added. */
export const serialEvents = pgTable(
  'serial_events',
  {
    event_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    serial_number: text()
      .notNull()
      .references(() => serialNumbers.serial_number, { onDelete: 'cascade' }),
    event: text().$type<SerialHappening>().notNull(),
    /** Null before the unit was known. */
    status_before: text({ enum: serialStatuses }),
    status_after: text({ enum: serialStatuses }).notNull(),
    happened_at: instant().notNull(),
    /** What kind of document, such as `goods-receipt`; the screen leads to those it has a page for. */
    document_type: text().notNull(),
    document_code: text().notNull(),
    warehouse_code: text(),
    dept_code: text(),
    customer_code: text(),
    note: text(),
    usercode: text().notNull(),
    username: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    index('serial_events_life').on(t.serial_number, t.happened_at, t.event_id),
    index('serial_events_document').on(t.document_code),
  ],
)
