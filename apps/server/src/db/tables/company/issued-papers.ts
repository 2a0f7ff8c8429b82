import { type PaperKind, paperKinds } from '@sejuk/domain/company/legal-entities'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rupiah } from '../../columns.ts'

/** What a paper said of the seller when it was first printed; later prints say the same. */
export type PaperSnapshot = {
  entity_code: string
  name: string
  npwp: string
  nitku: string
  address: string
  city: string
  phone: string | null
  email: string | null
  logo_hash: string | null
  accounts: { bank_name: string; account_number: string; account_name: string }[]
  signer: { name: string; title: string } | null
}

/** Papers that left the house, each with the code by which anybody may ask whether it is still right. */
export const issuedPapers = pgTable(
  'issued_papers',
  {
    issue_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: paperKinds }).$type<PaperKind>().notNull(),
    document_code: text().notNull(),
    /** Counts up where the document says something else than before; the older ones are replaced. */
    version: integer().notNull(),
    content_code: text().notNull().unique('issued_papers_code'),
    dept_code: text().notNull(),
    customer_code: text().notNull(),
    paper_date: date({ mode: 'string' }).notNull(),
    total: rupiah().notNull(),
    /** Of what the document says. */
    facts_hash: text().notNull(),
    snapshot: jsonb().$type<PaperSnapshot>().notNull(),
    prints: integer().notNull().default(1),
    first_printed_by: text().notNull(),
    first_printed_user_name: text().notNull(),
    first_printed_date: createdDate(),
    last_printed_date: createdDate(),
  },
  (t) => [
    unique('issued_papers_version').on(t.kind, t.document_code, t.version),
    index('issued_papers_customer').on(t.customer_code),
    check('issued_papers_prints', sql`${t.prints} >= 1`),
  ],
)
