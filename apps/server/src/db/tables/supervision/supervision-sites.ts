import { visitSlots } from '@sejuk/domain/supervision/supervision-statuses'
import { bigserial, boolean, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from '../platform/users.ts'
import { ofSupervision } from './supervisions.ts'

/** The visits of technicians. */
export const supervisionVisits = pgTable(
  'supervision_visits',
  {
    visit_id: bigserial({ mode: 'number' }).primaryKey(),
    supervision_code: ofSupervision(),
    technician_code: text()
      .notNull()
      .references(() => users.usercode),
    visit_date: date({ mode: 'string' }).notNull(),
    time_slot: text({ enum: visitSlots }).notNull(),
    purpose: text(),
    is_cancelled: boolean().notNull().default(false),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    index('supervision_visits_person').on(t.technician_code, t.visit_date),
    index('supervision_visits_day').on(t.visit_date, t.visit_id),
    index('supervision_visits_record').on(t.supervision_code, t.visit_date),
  ],
)

/** The units that arrived at the site, and which of them hang. */
export const supervisionDevices = pgTable(
  'supervision_devices',
  {
    supervision_code: ofSupervision(),
    serial_number: text().notNull(),
    item_model: text().notNull(),
    delivery_order: text(),
    is_damaged: boolean().notNull().default(false),
    note: text(),
    arrived_date: instant().notNull(),
    installed_date: instant(),
    installed_place: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supervision_code, t.serial_number] }),
    index('supervision_devices_serial').on(t.serial_number),
  ],
)

/** What was written down of a training or a debug: attendees, measurements, faults. */
export const supervisionReports = pgTable(
  'supervision_reports',
  {
    report_id: bigserial({ mode: 'number' }).primaryKey(),
    supervision_code: ofSupervision(),
    kind: text({ enum: ['training', 'debug', 'usage'] }).notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [index('supervision_reports_record').on(t.supervision_code, t.created_date)],
)
