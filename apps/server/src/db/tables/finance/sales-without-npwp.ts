import { usualWay, waysWithoutNpwp } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { sql } from 'drizzle-orm'
import { check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'
import { organizations } from '../masters/organizations.ts'

/** How a company sells to buyers without NPWP from a day on. */
export const salesWithoutNpwp = pgTable(
  'sales_without_npwp',
  {
    org_code: text()
      .notNull()
      .references(() => organizations.org_code),
    valid_from: date({ mode: 'string' }).notNull(),
    way: text({ enum: waysWithoutNpwp }).notNull().default(usualWay),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    primaryKey({ columns: [t.org_code, t.valid_from] }),
    check('sales_without_npwp_way', sql`${t.way} in ('NIK', 'DIGUNGGUNG', 'NO_TAX')`),
  ],
)
