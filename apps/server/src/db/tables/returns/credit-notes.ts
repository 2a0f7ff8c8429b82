import { taxChoices } from '@sejuk/domain/returns/return-lines'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { salesInvoices } from '../finance/sales-invoices.ts'
import { departments } from '../masters/departments.ts'
import { returnRequests } from './return-requests.ts'

/** What a return gives back of one invoice. It stands among the customer's invoices too, with a minus. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    credit_note_code: text().primaryKey(),
    return_code: text()
      .notNull()
      .references(() => returnRequests.return_code),
    invoice_code: text()
      .notNull()
      .references(() => salesInvoices.invoice_code),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    salesman_code: text(),
    credit_note_date: date({ mode: 'string' }).notNull(),
    tax_choice: text({ enum: taxChoices }).notNull(),
    nota_retur_no: text(),
    nota_retur_date: date({ mode: 'string' }),
    base: rupiah().notNull(),
    other_base: rupiah().notNull(),
    vat: rupiah().notNull(),
    rounding_adjustment: rupiah().notNull().default(0),
    fee_amount: rupiah().notNull().default(0),
    /** Cashback that the goods had earned: taken from what is left of it, the rest from the credit. */
    cashback_taken: rupiah().notNull().default(0),
    cashback_from_credit: rupiah().notNull().default(0),
    /** Cashback that had lowered the price of the goods and is the customer's again. */
    cashback_given_back: rupiah().notNull().default(0),
    amount: rupiah().notNull(),
    /** How much of it paid the invoice; the rest is the customer's money. */
    applied_amount: rupiah().notNull().default(0),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    index('credit_notes_return').on(t.return_code),
    index('credit_notes_invoice').on(t.invoice_code),
    index('credit_notes_customer').on(t.customer_code, t.credit_note_date),
    index('credit_notes_tax_day').on(sql`coalesce(nota_retur_date, credit_note_date)`),
    uniqueIndex('credit_notes_nota_retur').on(t.nota_retur_no).where(sql`nota_retur_no is not null`),
    check(
      'credit_notes_amount',
      sql`${t.amount} = ${t.base} + ${t.vat} + ${t.rounding_adjustment} - ${t.fee_amount} - ${t.cashback_from_credit} and ${t.amount} >= 0 and ${t.applied_amount} between 0 and ${t.amount}`,
    ),
  ],
)
