import { type BranchTax, summaryKinds, summaryStatuses } from '@sejuk/domain/finance/invoice-summaries'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'

/** The figures of a month as they were when somebody asked. Never written over: a new one is made beside it. */
export const invoiceSummaries = pgTable(
  'invoice_summaries',
  {
    summary_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: summaryKinds }).notNull(),
    /** A month: '2026-11'. */
    period: text().notNull(),
    status: text({ enum: summaryStatuses }).notNull().default('Making'),
    rows: jsonb().$type<Record<string, string | number>[]>().notNull().default([]),
    /** The VAT of each branch; of a tax summary only. */
    branches: jsonb().$type<BranchTax[]>().notNull().default([]),
    invoice_count: integer().notNull().default(0),
    /** The same figures have the same hash. */
    hash: text(),
    problem: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    /** The moment its figures are of. */
    made_date: instant(),
  },
  (t) => [
    index('invoice_summaries_of').on(t.kind, t.period, t.summary_id),
    // Two who press the button get the same job.
    uniqueIndex('invoice_summaries_making').on(t.kind, t.period).where(sql`status = 'Making'`),
  ],
)
