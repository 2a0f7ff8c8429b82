import { type AnyPgColumn, boolean, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'
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
  /** The branch that this one reports to. */
  parent_code: text().references((): AnyPgColumn => departments.dept_code),
  /** Branches whose figures are read together. */
  kpi_area: text(),
  address: text().notNull().default(''),
  /** Who leads the branch. Not a foreign key: people already refer to their branch. */
  bm_user_code: text(),
  is_active: boolean().notNull().default(true),
  row_version: rowVersion(),
})
