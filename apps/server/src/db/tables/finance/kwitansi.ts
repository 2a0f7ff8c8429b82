import { kwitansiStatuses } from '@sejuk/domain/finance/kwitansi'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { receipts } from './receipts.ts'

/** What a customer gets for money: one for a receipt, gone with it. */
export const kwitansi = pgTable(
  'kwitansi',
  {
    kwitansi_code: text().primaryKey(),
    receipt_code: text()
      .notNull()
      .references(() => receipts.receipt_code),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    dept_code: text().notNull(),
    salesman_code: text(),
    amount: rupiah().notNull(),
    kwitansi_date: date({ mode: 'string' }).notNull(),
    status: text({ enum: kwitansiStatuses }).notNull().default('Issued'),
    void_date: instant(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('kwitansi_of_receipt').on(t.receipt_code).where(sql`status = 'Issued'`),
    index('kwitansi_created').on(t.created_date, t.kwitansi_code),
    index('kwitansi_dept').on(t.dept_code, t.created_date, t.kwitansi_code),
    index('kwitansi_salesman').on(t.salesman_code, t.created_date, t.kwitansi_code),
    index('kwitansi_creator').on(t.created_by, t.created_date, t.kwitansi_code),
    index('kwitansi_customer').on(t.customer_code, t.created_date, t.kwitansi_code),
    check('kwitansi_amount', sql`${t.amount} > 0`),
  ],
)
