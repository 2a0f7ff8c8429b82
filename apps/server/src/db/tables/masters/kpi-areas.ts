import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { departments } from './departments.ts'

export const kpiAreas = pgTable('kpi_areas', {
  kpi_area_code: text().primaryKey(),
  kpi_area_name: text().notNull(),
  seq: integer().notNull(),
})

/** A branch is measured in one area. */
export const kpiAreaDepartments = pgTable(
  'kpi_area_departments',
  {
    dept_code: text()
      .primaryKey()
      .references(() => departments.dept_code),
    kpi_area_code: text()
      .notNull()
      .references(() => kpiAreas.kpi_area_code),
  },
  (t) => [index('kpi_area_departments_area').on(t.kpi_area_code)],
)
