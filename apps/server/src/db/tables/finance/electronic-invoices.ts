import { eInvoiceStatuses, taxChannels } from '@sejuk/domain/finance/electronic-invoices'
import type { TaxDocument } from '@sejuk/domain/finance/tax-office/tax-documents'
import type { TaxProblem } from '@sejuk/domain/finance/tax-office/tax-problems'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, scopeOfInvoice } from '../../columns.ts'
import { salesInvoices } from './sales-invoices.ts'

/** One version of an invoice at the tax office. Its code is what every attempt is known by there. */
export const eInvoices = pgTable(
  'e_invoices',
  {
    e_invoice_code: text().primaryKey(),
    invoice_code: text()
      .notNull()
      .references(() => salesInvoices.invoice_code),
    version: integer().notNull(),
    /** A month: '2026-11'. */
    period: text().notNull(),
    tax_date: date({ mode: 'string' }).notNull(),
    provider: text({ enum: taxChannels }),
    e_status: text({ enum: eInvoiceStatuses }).notNull().default('Not_Ready'),
    attempt: integer().notNull().default(0),
    /** The number that the tax office gave. */
    nsfp: text(),
    replaces_nsfp: text(),
    problems: jsonb().$type<TaxProblem[]>().notNull().default([]),
    /** What was sent, word for word. */
    payload: jsonb().$type<TaxDocument>(),
    error_code: text(),
    error_message: text(),
    /** The Coretax file it stands in. */
    file_id: integer(),
    reason: text(),
    checked_date: instant(),
    /** When somebody took it up: who holds it longer than any call lasts has died. */
    claimed_date: instant(),
    next_ask_date: instant(),
    approved_date: instant(),
    ...scopeOfInvoice(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('e_invoices_version').on(t.invoice_code, t.version),
    // Never two numbers that count for one invoice, and never two on their way.
    uniqueIndex('e_invoices_live')
      .on(t.invoice_code)
      .where(sql`e_status in ('Approved_DJP', 'Replacing', 'Cancelling')`),
    uniqueIndex('e_invoices_open')
      .on(t.invoice_code)
      .where(sql`e_status in ('Not_Ready', 'Ready', 'Uploading', 'Waiting_DJP', 'Rejected_DJP')`),
    uniqueIndex('e_invoices_number').on(t.nsfp),
    index('e_invoices_period').on(t.period, t.e_status, t.tax_date, t.e_invoice_code),
    index('e_invoices_day').on(t.tax_date, t.e_invoice_code),
    index('e_invoices_status').on(t.e_status, t.tax_date, t.e_invoice_code),
    index('e_invoices_branch').on(t.scope_dept_code, t.tax_date, t.e_invoice_code),
    index('e_invoices_salesman').on(t.scope_salesman_code, t.tax_date, t.e_invoice_code),
    index('e_invoices_owner').on(t.scope_created_by, t.tax_date, t.e_invoice_code),
    index('e_invoices_customer').on(t.scope_customer_code, t.tax_date, t.e_invoice_code),
    index('e_invoices_file').on(t.file_id),
    index('e_invoices_due').on(t.next_ask_date).where(sql`e_status in ('Uploading', 'Waiting_DJP', 'Cancelling')`),
    check(
      'e_invoices_live_has_number',
      sql`${t.e_status} not in ('Approved_DJP', 'Replacing', 'Cancelling', 'Replaced') or ${t.nsfp} is not null`,
    ),
  ],
)

/** A file for Coretax. Made again from what was stored with its invoices, it is the same to the byte. */
export const eInvoiceFiles = pgTable('e_invoice_files', {
  file_id: integer().primaryKey().generatedAlwaysAsIdentity(),
  period: text().notNull(),
  invoice_count: integer().notNull(),
  created_by: text().notNull(),
  create_user_name: text().notNull(),
  created_date: createdDate(),
})

/** A letter with a link to the documents of one invoice or several. */
export const eInvoiceMails = pgTable(
  'e_invoice_mails',
  {
    mail_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The first of them: whoever sees it sees the letter. */
    invoice_code: text()
      .notNull()
      .references(() => salesInvoices.invoice_code),
    invoice_codes: text().array().notNull(),
    nsfps: text().array().notNull(),
    channel: text({ enum: ['email', 'whatsapp'] }).notNull(),
    recipient_name: text().notNull(),
    address: text().notNull(),
    event: text().notNull(),
    how: text({ enum: ['auto', 'manual', 'digest', 'resend'] }).notNull(),
    /** In the outbox; gone from there after its time. */
    delivery_id: bigint({ mode: 'number' }),
    token_hash: text(),
    expires_date: instant().notNull(),
    opened_date: instant(),
    sent_user_name: text().notNull(),
    ...scopeOfInvoice(),
    created_date: createdDate(),
  },
  (t) => [
    index('e_invoice_mails_created').on(t.created_date, t.mail_id),
    index('e_invoice_mails_invoice').on(t.invoice_code, t.mail_id),
    index('e_invoice_mails_branch').on(t.scope_dept_code, t.created_date, t.mail_id),
    index('e_invoice_mails_salesman').on(t.scope_salesman_code, t.created_date, t.mail_id),
    index('e_invoice_mails_owner').on(t.scope_created_by, t.created_date, t.mail_id),
    index('e_invoice_mails_customer').on(t.scope_customer_code, t.created_date, t.mail_id),
    uniqueIndex('e_invoice_mails_token').on(t.token_hash),
  ],
)
