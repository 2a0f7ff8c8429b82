import { batchFormats, batchStatuses } from '@sejuk/domain/books/journal-batches'
import { journalDocuments, journalEvents, journalStatuses, lineKinds } from '@sejuk/domain/books/journals'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { authors, createdDate, instant, rowVersion, rupiah } from '../../columns.ts'

/** The accounts of whoever keeps the books. */
export const ledgerAccounts = pgTable('ledger_accounts', {
  account_code: text().primaryKey(),
  account_name: text().notNull(),
})

/** Which account a kind of line goes to; what is empty fits all. The row that names most wins. */
export const accountMap = pgTable(
  'account_map',
  {
    map_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    line_kind: text({ enum: lineKinds }).notNull(),
    dept_code: text(),
    business_unit_code: text(),
    bank_code: text(),
    account_code: text()
      .notNull()
      .references(() => ledgerAccounts.account_code),
    updated_user_name: text().notNull().default('Sejuk'),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('account_map_once').on(t.line_kind, t.dept_code, t.business_unit_code, t.bank_code).nullsNotDistinct(),
    index('account_map_account').on(t.account_code),
  ],
)

/** Journals that are given out together: each is in one that lives. */
export const journalBatches = pgTable(
  'journal_batches',
  {
    batch_code: text().primaryKey(),
    /** The maker's branch: the scope of who sees it. */
    dept_code: text().notNull(),
    /** A month: '2026-11'. */
    period: text().notNull(),
    format: text({ enum: batchFormats }).notNull(),
    status: text({ enum: batchStatuses }).notNull().default('Made'),
    journal_count: integer().notNull().default(0),
    line_count: integer().notNull().default(0),
    debit: rupiah().notNull().default(0),
    credit: rupiah().notNull().default(0),
    /** Of the lines as they were given out: a file that was changed afterwards is noticed. */
    hash: text().notNull().default(''),
    taken_user_name: text(),
    taken_date: instant(),
    cancel_reason: text(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('journal_batches_created').on(t.created_date, t.batch_code),
    index('journal_batches_dept').on(t.dept_code, t.created_date, t.batch_code),
    index('journal_batches_creator').on(t.created_by, t.created_date, t.batch_code),
    check('journal_batches_balanced', sql`${t.debit} = ${t.credit}`),
  ],
)

/** What a document did to the books, written with it and never changed. */
export const journals = pgTable(
  'journals',
  {
    journal_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    journal_code: text().notNull().generatedAlwaysAs(sql`'JR-' || lpad(journal_id::text, 8, '0')`),
    document_kind: text({ enum: journalDocuments }).notNull(),
    document: text().notNull(),
    event: text({ enum: journalEvents }).notNull(),
    version: bigint({ mode: 'number' }).notNull().default(1),
    journal_date: date({ mode: 'string' }).notNull(),
    dept_code: text().notNull(),
    customer_code: text(),
    /** Of each side. */
    amount: rupiah().notNull(),
    status: text({ enum: journalStatuses }).notNull(),
    /** The kinds of its lines that have no account yet. */
    missing: text({ enum: lineKinds }).array().notNull().default([]),
    /** The one that lives. */
    batch_code: text().references(() => journalBatches.batch_code),
    created_date: createdDate(),
  },
  (t) => [
    unique('journals_once').on(t.document_kind, t.document, t.event, t.version),
    index('journals_date').on(t.journal_date, t.journal_id),
    index('journals_dept').on(t.dept_code, t.journal_date, t.journal_id),
    index('journals_customer').on(t.customer_code, t.journal_date, t.journal_id),
    index('journals_status').on(t.status, t.journal_date, t.journal_id),
    index('journals_dept_status').on(t.dept_code, t.status, t.journal_date, t.journal_id),
    index('journals_document').on(t.document, t.journal_id),
    index('journals_batch').on(t.batch_code, t.journal_id).where(sql`batch_code is not null`),
    index('journals_waiting').using('gin', t.missing).where(sql`status = 'Waiting'`),
    check('journals_amount', sql`${t.amount} > 0`),
    check('journals_waits', sql`(${t.status} = 'Waiting') = (cardinality(${t.missing}) > 0)`),
    check('journals_batched', sql`(${t.status} in ('In_Batch', 'Exported')) = (${t.batch_code} is not null)`),
  ],
)

/** One side of a journal. A trigger of the database refuses lines that do not balance. */
export const journalLines = pgTable(
  'journal_lines',
  {
    journal_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => journals.journal_id),
    line_no: integer().notNull(),
    line_kind: text({ enum: lineKinds }).notNull(),
    account_code: text().references(() => ledgerAccounts.account_code),
    dept_code: text().notNull(),
    customer_code: text(),
    business_unit_code: text(),
    bank_code: text(),
    debit: rupiah().notNull(),
    credit: rupiah().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.journal_id, t.line_no] }),
    index('journal_lines_customer').on(t.customer_code, t.line_kind),
    index('journal_lines_account').on(t.account_code),
    check('journal_lines_side', sql`least(${t.debit}, ${t.credit}) = 0 and greatest(${t.debit}, ${t.credit}) > 0`),
  ],
)
