import { holidayKinds } from '@sejuk/domain/masters/holidays'
import { boolean, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { departments } from './departments.ts'

export const holidays = pgTable(
  'holidays',
  {
    holiday_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    holiday_date: date({ mode: 'string' }).notNull(),
    holiday_name: text().notNull(),
    local_name: text().notNull(),
    kind: text({ enum: holidayKinds }).notNull(),
    /** One branch keeps it; without, all do. */
    dept_code: text().references(() => departments.dept_code),
    /** The government may still move it. */
    is_estimated: boolean().notNull().default(false),
    source: text(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [unique('holidays_once').on(t.holiday_date, t.dept_code).nullsNotDistinct()],
)
