import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What sales are measured in. A branch names its area itself. */
export const kpiAreas = pgTable('kpi_areas', {
  kpi_area_code: text().primaryKey(),
  kpi_area_name: text().notNull(),
  seq: integer().notNull(),
})
