import { bounceReasons, chequeStatuses } from '@sejuk/domain/finance/cheques'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { customerInvoices } from '../customers/trade.ts'
import { banks } from '../masters/banks.ts'

export const cheques = pgTable(
  'cheques',
  {
    cheque_code: text().primaryKey(),
    cheque_no: text().notNull(),
    /** In hand beside another of its number since before signs were left out when numbers are compared. */
    is_twin: boolean().notNull().default(false),
    bank_code: text().references(() => banks.bank_code),
    drawer: text().notNull(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The customer's, for the scope of who sees it. */
    dept_code: text().notNull(),
    salesman_code: text(),
    amount: rupiah().notNull(),
    /** The sum of its allocations. */
    allocated_amount: rupiah().notNull().default(0),
    issue_date: date({ mode: 'string' }).notNull(),
    due_date: date({ mode: 'string' }).notNull(),
    received_date: date({ mode: 'string' }).notNull(),
    remark: text(),
    status: text({ enum: chequeStatuses }).notNull().default('Saved'),
    bounce_reason: text({ enum: bounceReasons }),
    bounce_note: text(),
    deposited_date: instant(),
    cleared_date: instant(),
    bounced_date: instant(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('cheques_created').on(t.created_date, t.cheque_code),
    index('cheques_dept').on(t.dept_code, t.created_date, t.cheque_code),
    index('cheques_salesman').on(t.salesman_code, t.created_date, t.cheque_code),
    index('cheques_creator').on(t.created_by, t.created_date, t.cheque_code),
    index('cheques_due').on(t.due_date, t.cheque_code),
    index('cheques_customer').on(t.customer_code, t.status),
    index('cheques_search').using('gin', t.cheque_code.op('gin_trgm_ops'), t.cheque_no.op('gin_trgm_ops')),
    // A number is in our hands once; a bounced cheque may be brought again.
    uniqueIndex('cheques_once')
      .on(
        t.bank_code,
        sql`coalesce(nullif(regexp_replace(upper(${t.cheque_no}), '[^[:alnum:]]', '', 'g'), ''), btrim(${t.cheque_no}))`,
      )
      .where(sql`status not in ('Deleted', 'Rejected') and not is_twin`),
    check('cheques_amounts', sql`${t.amount} > 0 and ${t.allocated_amount} between 0 and ${t.amount}`),
  ],
)

/** The invoices a cheque was given for. */
export const chequeAllocations = pgTable(
  'cheque_allocations',
  {
    cheque_code: text()
      .notNull()
      .references(() => cheques.cheque_code, { onDelete: 'cascade' }),
    invoice_code: text()
      .notNull()
      .references(() => customerInvoices.invoice_code),
    amount: rupiah().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cheque_code, t.invoice_code] }),
    index('cheque_allocations_invoice').on(t.invoice_code),
    check('cheque_allocations_amount', sql`${t.amount} > 0`),
  ],
)
