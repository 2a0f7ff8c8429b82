import { slipStatuses, withheldKinds } from '@sejuk/domain/finance/withholding-slips'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah, scopeOfInvoice } from '../../columns.ts'
import { salesInvoices } from './sales-invoices.ts'

/** Income tax that a customer kept back from an invoice, and the slip that proves it. */
export const withholdingSlips = pgTable(
  'withholding_slips',
  {
    slip_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoice_code: text()
      .notNull()
      .references(() => salesInvoices.invoice_code),
    tax_kind: text({ enum: withheldKinds }).notNull(),
    /** A month: '2026-11'. */
    period: text().notNull(),
    base: rupiah().notNull(),
    amount: rupiah().notNull(),
    slip_no: text(),
    slip_date: date({ mode: 'string' }),
    status: text({ enum: slipStatuses }).notNull().default('Awaited'),
    remark: text(),
    authors: authors(),
    confirmed_by: text(),
    confirmed_user_name: text(),
    confirmed_date: instant(),
    ...scopeOfInvoice(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    updated_user_name: text().notNull(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('withholding_slips_created').on(t.created_date, t.slip_id),
    index('withholding_slips_status').on(t.status, t.created_date, t.slip_id),
    index('withholding_slips_branch').on(t.scope_dept_code, t.created_date, t.slip_id),
    index('withholding_slips_salesman').on(t.scope_salesman_code, t.created_date, t.slip_id),
    index('withholding_slips_owner').on(t.scope_created_by, t.created_date, t.slip_id),
    index('withholding_slips_customer').on(t.scope_customer_code, t.created_date, t.slip_id),
    index('withholding_slips_invoice').on(t.invoice_code),
    check('withholding_slips_amount', sql`${t.amount} > 0 and ${t.base} >= ${t.amount}`),
    check('withholding_slips_number', sql`${t.status} = 'Awaited' or ${t.slip_no} is not null`),
  ],
)
