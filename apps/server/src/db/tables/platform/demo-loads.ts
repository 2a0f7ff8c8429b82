import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'

/** The areas of demo data that are complete. Empty in a real house. */
export const demoLoads = pgTable('demo_loads', { area: text().primaryKey(), finished_date: createdDate() })
