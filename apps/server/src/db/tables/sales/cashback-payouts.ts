import { paymentStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { settlementStatuses } from '@sejuk/domain/installers/settlements'
import { payoutMethods } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { customers } from '../customers/customers.ts'
import { cashbacks } from './cashbacks.ts'

/** Cashback that is paid out instead of being spent on orders. */
export const cashbackPayouts = pgTable(
  'cashback_payouts',
  {
    payout_code: text().primaryKey(),
    /** The maker's branch: the scope of who sees it. */
    dept_code: text().notNull(),
    method: text({ enum: payoutMethods }).notNull(),
    status: text({ enum: settlementStatuses }).notNull().default('Draft'),
    lines: integer().notNull().default(0),
    net_amount: rupiah().notNull().default(0),
    /** Which bank's file it is written as. */
    bank_format: text().notNull().default('standard'),
    remark: text(),
    return_reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    approved_by: text(),
    approved_user_name: text(),
    approved_date: instant(),
    finished_date: instant(),
    created_date: createdDate(),
    authors: authors(),
    row_version: rowVersion(),
  },
  (t) => [
    index('cashback_payouts_created').on(t.created_date, t.payout_code),
    index('cashback_payouts_creator').on(t.created_by, t.created_date, t.payout_code),
    index('cashback_payouts_dept').on(t.dept_code, t.created_date, t.payout_code),
  ],
)

/** One line of cashback, and the account it goes to as it stood when the payout was made. */
export const cashbackPayoutLines = pgTable(
  'cashback_payout_lines',
  {
    payout_code: text()
      .notNull()
      .references(() => cashbackPayouts.payout_code, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    cashback_code: text()
      .notNull()
      .references(() => cashbacks.cashback_code),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    customer_name: text().notNull(),
    bank_code: text(),
    bank_name: text(),
    swift_code: text(),
    account_name: text(),
    credited_account: text(),
    net_amount: rupiah().notNull(),
    payment_status: text({ enum: paymentStatuses }).notNull().default('Not_Yet'),
    bank_ref: text(),
    fail_reason: text(),
    paid_date: instant(),
    /** Only a failed payment lets go of its cashback. */
    is_live: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ name: 'cashback_payout_lines_pkey', columns: [t.payout_code, t.line_no] }),
    uniqueIndex('cashback_payout_lines_once').on(t.cashback_code).where(sql`is_live`),
    index('cashback_payout_lines_cashback').on(t.cashback_code),
  ],
)
