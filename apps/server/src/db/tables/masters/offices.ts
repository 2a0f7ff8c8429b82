import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { departments } from './departments.ts'

/** Where people check in: inside the circle is at the office. */
export const offices = pgTable(
  'offices',
  {
    office_code: text().primaryKey(),
    office_name: text().notNull(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    address: text(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    radius_m: integer().notNull(),
    is_active: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('offices_dept').on(t.dept_code, t.office_code),
    check('offices_on_earth', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
  ],
)
