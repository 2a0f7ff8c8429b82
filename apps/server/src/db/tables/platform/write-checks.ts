import { integer, pgTable } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'

/** The one row that is written to find out whether anything can be. */
export const writeChecks = pgTable('write_checks', { id: integer().primaryKey(), checked_date: createdDate() })
