import { deductionKinds, lineStates } from '@sejuk/domain/aftersales/reimbursements'
import { ascInvoiceStatuses } from '@sejuk/domain/aftersales/statuses'
import { paymentStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { serviceCentres } from './service-centres.ts'
import { workOrders } from './work-orders.ts'

/** What a centre gets for a month's work. */
export const reimbursements = pgTable(
  'reimbursements',
  {
    reimbursement_code: text().primaryKey(),
    asc_code: text()
      .notNull()
      .references(() => serviceCentres.asc_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    /** '2026-11' */
    period: text().notNull(),
    invoice_status: text({ enum: ascInvoiceStatuses }).notNull().default('Prepare_Invoice'),
    payment_status: text({ enum: paymentStatuses }).notNull().default('Not_Yet'),
    /** Hundredths of a percent. */
    tax_rate: integer().notNull(),
    gross_amount: rupiah().notNull().default(0),
    deduction_amount: rupiah().notNull().default(0),
    tax_amount: rupiah().notNull().default(0),
    net_amount: rupiah().notNull().default(0),
    work_orders: integer().notNull().default(0),
    disputed: integer().notNull().default(0),
    invoice_number: text(),
    invoice_date: date({ mode: 'string' }),
    tax_invoice_number: text(),
    /** The centre agrees and has sent its invoice in. */
    sent_date: instant(),
    sent_user_name: text(),
    decided_by: text(),
    decide_user_name: text(),
    decided_date: instant(),
    reject_reason: text(),
    /** The account as it stood when it was paid. */
    bank_code: text(),
    bank_name: text(),
    swift_code: text(),
    account_name: text(),
    credited_account: text(),
    /** How often it went to the bank: each time is another reference. */
    payments: integer().notNull().default(0),
    /** Who sent it to the bank last. */
    payer_code: text(),
    bank_ref: text(),
    fail_reason: text(),
    paid_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('reimbursements_open_once')
      .on(t.asc_code, t.period)
      .where(sql`invoice_status = 'Prepare_Invoice' and sent_date is null`),
    index('reimbursements_created').on(t.created_date, t.reimbursement_code),
    index('reimbursements_period').on(t.period, t.reimbursement_code),
    index('reimbursements_dept').on(t.dept_code, t.created_date, t.reimbursement_code),
    index('reimbursements_asc').on(t.asc_code, t.created_date, t.reimbursement_code),
  ],
)

/** The work orders of a batch. A rejected batch lets go of them; one live line a work order, whatever happens. */
export const reimbursementLines = pgTable(
  'reimbursement_lines',
  {
    reimbursement_code: text()
      .notNull()
      .references(() => reimbursements.reimbursement_code, { onDelete: 'cascade' }),
    work_order_number: text()
      .notNull()
      .references(() => workOrders.work_order_number),
    approved_amount: rupiah().notNull(),
    deduction_amount: rupiah().notNull().default(0),
    deduction_kind: text({ enum: deductionKinds }),
    deduction_reason: text(),
    line_state: text({ enum: lineStates }).notNull().default('Agreed'),
    dispute_reason: text(),
    dispute_answer: text(),
    is_live: boolean().notNull().default(true),
    created_date: createdDate(),
  },
  (t) => [
    primaryKey({ columns: [t.reimbursement_code, t.work_order_number] }),
    uniqueIndex('reimbursement_lines_once').on(t.work_order_number).where(sql`is_live`),
  ],
)
