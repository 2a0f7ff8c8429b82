import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

export const rebateTypes = pgTable('rebate_types', {
  type_rebate_code: text().primaryKey(),
  type_rebate_name: text().notNull(),
  is_active: boolean().notNull().default(true),
  created_date: createdDate(),
  row_version: rowVersion(),
})
