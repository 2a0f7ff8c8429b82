import type { Statement } from '@sejuk/contract/finance/receivables'
import type { StatementEntry } from '@sejuk/contract/money/accounts'
import { languages } from '@sejuk/domain/platform/languages'
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rupiah } from '../../columns.ts'
import { issuedPapers } from '../company/issued-papers.ts'
import { customers } from '../customers/customers.ts'

/** What a statement says: kept as it was sent, whatever is paid or corrected later. */
export type StatementContent = {
  customer: { customer_code: string; name: string; address: string | null; npwp: string | null }
  account: {
    from: string
    to: string
    opening: number
    closing: number
    is_cut: boolean
    entries: StatementEntry[]
  }
  open: Pick<Statement['invoices'][number], 'invoice_code' | 'invoice_date' | 'due_date' | 'amount' | 'open'>[]
  /** Only where the paper goes up to the day it is made: then the last line proves itself. */
  proof: { open: number; unused: number } | null
}

/** A statement that was sent to a customer, with the link to its paper. */
export const statementLetters = pgTable(
  'statement_letters',
  {
    letter_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    from_date: date({ mode: 'string' }).notNull(),
    to_date: date({ mode: 'string' }).notNull(),
    closing: rupiah().notNull(),
    issue_id: integer()
      .notNull()
      .references(() => issuedPapers.issue_id),
    content: jsonb().$type<StatementContent>().notNull(),
    channel: text({ enum: ['email', 'whatsapp'] }).notNull(),
    recipient_name: text().notNull(),
    address: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** In the outbox; gone from there after its time. */
    delivery_id: bigint({ mode: 'number' }),
    token_hash: text(),
    expires_date: instant().notNull(),
    opened_date: instant(),
    sent_by: text().notNull(),
    sent_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [
    index('statement_letters_customer').on(t.customer_code, t.letter_id),
    index('statement_letters_issue').on(t.issue_id),
    uniqueIndex('statement_letters_token').on(t.token_hash),
  ],
)
