import { creditSources } from '@sejuk/domain/money/credit-sources'
import { creditUseStatuses } from '@sejuk/domain/money/credit-uses'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { customerInvoices } from '../customers/trade.ts'

/** Credit of a customer that paid invoices. */
export const creditUses = pgTable(
  'credit_uses',
  {
    use_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The customer's, for the scope of who sees it. */
    dept_code: text().notNull(),
    salesman_code: text(),
    use_date: date({ mode: 'string' }).notNull(),
    amount: rupiah().notNull(),
    remark: text(),
    status: text({ enum: creditUseStatuses }).notNull().default('Done'),
    take_back_reason: text(),
    taken_back_user_name: text(),
    taken_back_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('credit_uses_created').on(t.created_date, t.use_code),
    index('credit_uses_dept').on(t.dept_code, t.created_date, t.use_code),
    index('credit_uses_salesman').on(t.salesman_code, t.created_date, t.use_code),
    index('credit_uses_creator').on(t.created_by, t.created_date, t.use_code),
    index('credit_uses_customer').on(t.customer_code, t.created_date),
  ],
)

export const creditUseLines = pgTable(
  'credit_use_lines',
  {
    use_code: text()
      .notNull()
      .references(() => creditUses.use_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    source_kind: text({ enum: creditSources }).notNull(),
    source_code: text().notNull(),
    invoice_code: text()
      .notNull()
      .references(() => customerInvoices.invoice_code),
    amount: rupiah().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.use_code, t.line_no] }),
    index('credit_use_lines_invoice').on(t.invoice_code),
    index('credit_use_lines_source').on(t.source_code),
    check('credit_use_lines_amount', sql`${t.amount} > 0`),
  ],
)
