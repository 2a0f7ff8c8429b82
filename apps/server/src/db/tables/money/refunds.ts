import { creditSources } from '@sejuk/domain/money/credit-sources'
import { refundStatuses } from '@sejuk/domain/money/refunds'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { banks } from '../masters/banks.ts'

/** Credit that is paid back to a customer. */
export const refunds = pgTable(
  'refunds',
  {
    refund_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The customer's, for the scope of who sees it. */
    dept_code: text().notNull(),
    salesman_code: text(),
    /** The sum of its sources. */
    amount: rupiah().notNull(),
    bank_code: text()
      .notNull()
      .references(() => banks.bank_code),
    account_name: text().notNull(),
    account_number: text().notNull(),
    /** Not the one the customer had with us: it is approved with the refund. */
    is_new_account: boolean().notNull(),
    reason: text().notNull(),
    status: text({ enum: refundStatuses }).notNull().default('Draft'),
    reject_reason: text(),
    fail_reason: text(),
    bank_file_code: text(),
    /** Its line in that file. */
    bank_file_line: integer(),
    bank_ref: text(),
    authors: authors(),
    submitted_date: instant(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    paid_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('refunds_created').on(t.created_date, t.refund_code),
    index('refunds_dept').on(t.dept_code, t.created_date, t.refund_code),
    index('refunds_salesman').on(t.salesman_code, t.created_date, t.refund_code),
    index('refunds_creator').on(t.created_by, t.created_date, t.refund_code),
    index('refunds_status').on(t.status, t.created_date, t.refund_code),
    index('refunds_customer').on(t.customer_code, t.approved_date),
    uniqueIndex('refunds_file').on(t.bank_file_code, t.bank_file_line),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
)

export const refundSources = pgTable(
  'refund_sources',
  {
    refund_code: text()
      .notNull()
      .references(() => refunds.refund_code, { onDelete: 'cascade' }),
    source_kind: text({ enum: creditSources }).notNull(),
    source_code: text().notNull(),
    amount: rupiah().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refund_code, t.source_kind, t.source_code] }),
    index('refund_sources_source').on(t.source_code),
    check('refund_sources_amount', sql`${t.amount} > 0`),
  ],
)
