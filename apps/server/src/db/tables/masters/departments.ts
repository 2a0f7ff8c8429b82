import { boolean, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'
import { rowVersion } from '../../columns.ts'

export const departments = pgTable('departments', {
  dept_code: text().primaryKey(),
  dept_name: text().notNull(),
  branch_type: text().notNull(),
  region: text().notNull(),
  /** Branches of one group may not spend each other's cashback. */
  cashback_group: text(),
  org_code: text().notNull(),
  city_code: text().notNull(),
  city_name: text().notNull(),
  province_code: text().notNull(),
  province_name: text().notNull(),
  phone_area_code: text().notNull(),
  timezone: text().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  is_active: boolean().notNull().default(true),
  row_version: rowVersion(),
})
