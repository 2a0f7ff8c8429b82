import { receiptKinds, receiptSources, receiptStatuses } from '@sejuk/domain/finance/receipts'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { customerInvoices } from '../customers/trade.ts'
import { banks } from '../masters/banks.ts'
import { cashbacks } from '../sales/cashbacks.ts'

/** Money of a customer, other than cheques. */
export const receipts = pgTable(
  'receipts',
  {
    receipt_code: text().primaryKey(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    /** The customer's, for the scope of who sees it. */
    dept_code: text().notNull(),
    salesman_code: text(),
    kind: text({ enum: receiptKinds }).notNull(),
    bank_code: text().references(() => banks.bank_code),
    /** The cashback it is taken from. */
    cashback_code: text().references(() => cashbacks.cashback_code),
    /** What stands on the bank statement. */
    reference: text(),
    amount: rupiah().notNull(),
    /** The sum of its allocations. */
    allocated_amount: rupiah().notNull().default(0),
    /** The order that it was paid for: once confirmed, it is kept for it. */
    order_code: text(),
    received_date: date({ mode: 'string' }).notNull(),
    source: text({ enum: receiptSources }).notNull().default('office'),
    /** The visit it was collected on. */
    source_code: text(),
    remark: text(),
    status: text({ enum: receiptStatuses }).notNull().default('Waiting'),
    void_reason: text(),
    authors: authors(),
    confirmed_by: text(),
    confirmed_user_name: text(),
    confirmed_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('receipts_created').on(t.created_date, t.receipt_code),
    index('receipts_dept').on(t.dept_code, t.created_date, t.receipt_code),
    index('receipts_customer').on(t.customer_code, t.status),
    // What was collected on a visit comes to the office once.
    uniqueIndex('receipts_collected_once').on(t.source_code).where(sql`source = 'visit'`),
    index('receipts_salesman').on(t.salesman_code, t.created_date, t.receipt_code),
    index('receipts_creator').on(t.created_by, t.created_date, t.receipt_code),
    index('receipts_status').on(t.status, t.created_date, t.receipt_code),
    index('receipts_cashback').on(t.cashback_code).where(sql`cashback_code is not null`),
    check('receipts_cashback_named', sql`(${t.kind} = 'cashback') = (${t.cashback_code} is not null)`),
    check('receipts_amounts', sql`${t.amount} > 0 and ${t.allocated_amount} between 0 and ${t.amount}`),
  ],
)

/** The invoices that a receipt pays. */
export const receiptAllocations = pgTable(
  'receipt_allocations',
  {
    receipt_code: text()
      .notNull()
      .references(() => receipts.receipt_code, { onDelete: 'cascade' }),
    invoice_code: text()
      .notNull()
      .references(() => customerInvoices.invoice_code),
    amount: rupiah().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.receipt_code, t.invoice_code] }),
    index('receipt_allocations_invoice').on(t.invoice_code),
    check('receipt_allocations_amount', sql`${t.amount} > 0`),
  ],
)
