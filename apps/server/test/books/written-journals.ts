import { and, asc, eq, sql } from 'drizzle-orm'
import { standardAccountMap, standardAccounts } from '../../reference/books/accounts.ts'
import type { Db } from '../../src/db/database.ts'
import { accountMap, journalLines, journals, ledgerAccounts } from '../../src/db/tables/books/journals.ts'

/** The accounts that the product gives: without them every journal waits. */
export const giveAccounts = async (db: Db) => {
  await db.insert(ledgerAccounts).values(standardAccounts)
  await db.insert(accountMap).values(standardAccountMap)
}

/** What a document did to the books, in order: debit above nothing, credit below. */
export const journalsOf = async (db: Db, document: string) => {
  const rows = await db
    .select({ journal: journals, line: journalLines })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journal_id, journals.journal_id))
    .where(eq(journals.document, document))
    .orderBy(asc(journals.journal_id), asc(journalLines.line_no))
  return [...Map.groupBy(rows, ({ journal }) => journal.journal_id).values()].map((own) => {
    const lines: Record<string, number> = {}
    for (const { line } of own) lines[line.line_kind] = (lines[line.line_kind] ?? 0) + line.debit - line.credit
    return { event: own[0]?.journal.event, ...lines }
  })
}

/** What a kind of line adds up to, of a customer or of all. */
export const balanceOf = async (
  db: Db,
  line_kind: (typeof journalLines.$inferSelect)['line_kind'],
  customer_code?: string,
) => {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${journalLines.debit} - ${journalLines.credit}), 0)::float8` })
    .from(journalLines)
    .where(
      and(
        eq(journalLines.line_kind, line_kind),
        customer_code ? eq(journalLines.customer_code, customer_code) : undefined,
      ),
    )
  return found?.sum ?? 0
}
