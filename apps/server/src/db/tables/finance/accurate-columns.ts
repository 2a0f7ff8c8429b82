import type { AccurateTitles } from '@sejuk/domain/finance/accurate-columns'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'

/** How a branch titles the columns of its exports from Accurate. */
export const accurateColumns = pgTable('accurate_columns', {
  dept_code: text()
    .primaryKey()
    .references(() => departments.dept_code),
  titles: jsonb().$type<AccurateTitles>().notNull(),
  updated_user_name: text().notNull(),
  created_date: createdDate(),
  row_version: rowVersion(),
})
