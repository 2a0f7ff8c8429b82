import { skippableSteps } from '@sejuk/domain/supervision/supervision-gates'
import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { departments } from '../masters/departments.ts'

/** Whoever installs our units in projects, with the certificate that allows it. */
export const supervisionInstallers = pgTable(
  'supervision_installers',
  {
    installer_code: text()
      .primaryKey()
      .references(() => customers.customer_code),
    installer_name: text().notNull(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    certification_no: text(),
    certification_level: text({ enum: supervisionLevels }),
    valid_to: date({ mode: 'string' }),
    is_blacklisted: boolean().notNull().default(false),
    blacklist_reason: text(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('supervision_installers_created').on(t.created_date, t.installer_code),
    index('supervision_installers_name').on(t.installer_name, t.installer_code),
    index('supervision_installers_search').using('gin', t.installer_name.op('gin_trgm_ops')),
  ],
)

/** What a size class takes; a supervision stores what counted when it was created. */
export const supervisionLevelPlans = pgTable('supervision_levels', {
  level: text({ enum: supervisionLevels }).primaryKey(),
  visits: integer().notNull(),
  days: integer().notNull(),
  skipped_steps: text({ enum: skippableSteps }).array().notNull().default([]),
  created_date: createdDate(),
  row_version: rowVersion(),
})
