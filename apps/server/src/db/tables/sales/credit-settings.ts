import { yesNo } from '@sejuk/domain/customers/customers'
import { creditStages } from '@sejuk/domain/sales/credit-verdict'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion, rupiah } from '../../columns.ts'
import { departments } from '../masters/departments.ts'

/** How a branch treats orders beyond a limit; a branch without a row follows the product's own rule. */
export const creditSettings = pgTable(
  'credit_settings',
  {
    dept_code: text()
      .primaryKey()
      .references(() => departments.dept_code),
    block_at: text({ enum: creditStages }).notNull(),
    tolerance_percent: integer().notNull(),
    overdue_days: integer(),
    branch_manager_up_to: rupiah().notNull(),
    finance_manager_up_to: rupiah().notNull(),
    cheque_days: integer().notNull(),
    overdue_stops_cash: text({ enum: yesNo }).notNull().default('N'),
    cod_most: rupiah().notNull().default(50_000_000),
    updated_by: text().notNull(),
    updated_user_name: text().notNull(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [check('credit_settings_levels', sql`${t.branch_manager_up_to} <= ${t.finance_manager_up_to}`)],
)
