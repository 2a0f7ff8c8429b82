import {
  type BankColumns,
  bankDateForms,
  bankFileKinds,
  bankNumberForms,
  bankSignForms,
} from '@sejuk/domain/money/bank-layouts'
import { bankLineStates } from '@sejuk/domain/money/bank-lines'
import { type Suggestion, suretyNames } from '@sejuk/domain/money/bank-suggestions'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { cheques } from '../finance/cheques.ts'
import { receipts } from '../finance/receipts.ts'

/** How the files of further banks are read; those of the usual ones come with the product. */
export const bankLayouts = pgTable('bank_layouts', {
  layout_code: text().primaryKey(),
  name: text().notNull(),
  kind: text({ enum: bankFileKinds }).notNull(),
  head_rows: integer().notNull().default(0),
  columns: jsonb().$type<BankColumns>().notNull(),
  date_form: text({ enum: bankDateForms }).notNull(),
  number_form: text({ enum: bankNumberForms }).notNull(),
  sign_form: text({ enum: bankSignForms }).notNull(),
  create_user_name: text().notNull(),
  created_date: createdDate(),
  row_version: rowVersion(),
})

/** A file of the bank that was read in. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    statement_code: text().primaryKey(),
    account_code: text().notNull(),
    layout_code: text().notNull(),
    from_date: date({ mode: 'string' }).notNull(),
    to_date: date({ mode: 'string' }).notNull(),
    opening: rupiah().notNull(),
    closing: rupiah().notNull(),
    in_amount: rupiah().notNull(),
    in_count: integer().notNull(),
    out_amount: rupiah().notNull(),
    out_count: integer().notNull(),
    /** Lines that no earlier file had, and those that one had. */
    new_lines: integer().notNull(),
    known_lines: integer().notNull(),
    pending_lines: integer().notNull(),
    /** By how much it does not begin where the file before ended. */
    gap_amount: rupiah(),
    file_hash: text().notNull(),
    file_name: text().notNull(),
    imported_by: text().notNull(),
    import_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    unique('bank_statements_once').on(t.account_code, t.file_hash),
    index('bank_statements_account').on(t.account_code, t.to_date, t.statement_code),
    index('bank_statements_created').on(t.created_date, t.statement_code),
    check('bank_statements_days', sql`${t.to_date} >= ${t.from_date}`),
  ],
)

/** What the bank booked, and whose money it is. */
export const bankLines = pgTable(
  'bank_lines',
  {
    line_code: text().primaryKey(),
    /** Nothing where a payment provider called for a number that nobody knows. */
    statement_code: text().references(() => bankStatements.statement_code),
    account_code: text(),
    line_date: date({ mode: 'string' }).notNull(),
    amount: rupiah().notNull(),
    text: text().notNull(),
    reference: text().notNull().default(''),
    balance: rupiah(),
    /** Account, day, amount, text and the n-th of that day: known from an earlier file, it is not shown again. */
    fingerprint: text().notNull().unique('bank_lines_fingerprint'),
    /** Who the bank names as the payer. */
    payer: text(),
    state: text({ enum: bankLineStates }).notNull().default('New'),
    sure: text({ enum: suretyNames }).notNull().default('Unknown'),
    suggestion: jsonb().$type<Suggestion>(),
    customer_code: text(),
    receipt_code: text().references(() => receipts.receipt_code),
    charge_receipt_code: text().references(() => receipts.receipt_code),
    cheque_code: text().references(() => cheques.cheque_code),
    /** The receipt was made of the line, confirmed by it, or there and confirmed already. */
    how: text({ enum: ['made', 'confirmed', 'tied'] }),
    owner_code: text(),
    owner_user_name: text(),
    /** Who kept it as unidentified. */
    kept_by: text(),
    reason: text(),
    imported_by: text().notNull(),
    matched_by: text(),
    matched_user_name: text(),
    matched_date: instant(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('bank_lines_account').on(t.account_code, t.state, t.line_date, t.line_code),
    index('bank_lines_state').on(t.state, t.line_date, t.line_code),
    index('bank_lines_day').on(t.line_date, t.line_code),
    index('bank_lines_statement').on(t.statement_code),
    index('bank_lines_payer').on(t.payer).where(sql`state = 'Matched'`),
    index('bank_lines_suggested').using('btree', sql`(suggestion ->> 'customer_code')`).where(sql`state = 'New'`),
    // Money is tied to one line.
    uniqueIndex('bank_lines_receipt_once').on(t.receipt_code).where(sql`state = 'Matched'`),
    uniqueIndex('bank_lines_cheque_once').on(t.cheque_code).where(sql`state = 'Matched'`),
    check('bank_lines_amount', sql`${t.amount} <> 0`),
  ],
)
