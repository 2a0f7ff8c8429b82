import { fieldActions } from '@sejuk/domain/aftersales/work-orders/field-work'
import { bigint, doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'

/**
 * What technicians reported from their phones, each once: the key is the phone's own, and what came of it is kept, so that a
 * report sent again gets the first answer. What was refused is kept whole: somebody may need what was typed.
 */
export const fieldReports = pgTable(
  'field_reports',
  {
    client_uuid: uuid().primaryKey(),
    usercode: text().notNull(),
    work_order_number: text().notNull(),
    action: text({ enum: fieldActions }).notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    at_device: instant().notNull(),
    /** By the clock of the house. */
    happened_date: instant().notNull(),
    /** By how much the phone's clock was slow. */
    skew_ms: bigint({ mode: 'number' }).notNull(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    outcome: text({ enum: ['Taken', 'Refused'] }).notNull(),
    message: text(),
    errors: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    created_date: createdDate(),
  },
  (t) => [index('field_reports_order').on(t.work_order_number, t.created_date)],
)
