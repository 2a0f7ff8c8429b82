import {
  isBalanced,
  type JournalDocument,
  type JournalEvent,
  type JournalLine,
  mirrored,
} from '@sejuk/domain/books/journals'
import { because } from '@sejuk/domain/messages'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { journalLines, journals } from '../../db/tables/books/journals.ts'
import { explainConstraint } from '../../platform/http/faults.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { fixedStatement } from '../../platform/lists/fixed-statement.ts'
import { accountOf } from './account-of.ts'

/** A document, what happened to it, and what that does to the books. Of an event that may happen again, each has its version. */
export type Entry = {
  document_kind: JournalDocument
  document: string
  event: JournalEvent
  version?: number
  date: string
  dept_code: string
  customer_code?: string | null
  lines: readonly JournalLine[]
}

explainConstraint('journals_once', because('journal-is-there'))
explainConstraint('journal_lines_balanced', because('journal-not-balanced'))

/** Writes what an event does to the books. Call it in the transaction of the document: without it the document is not written. */
export const postJournal = (db: Db, entry: Entry) => postJournals(db, [entry])

/** Long, and part of most documents about money: planning it anew would cost more than writing. */
const writeJournals =
  fixedStatement(sql`with head as (select * from jsonb_to_recordset(${sql.raw('$1')}::jsonb) as h(entry int,
      document_kind text, document text, event text, version bigint, date date, dept_code text, customer_code text)),
  line as materialized (select l.*, ${accountOf(sql`l`)} as account_code
      from jsonb_to_recordset(${sql.raw('$2')}::jsonb) as l(entry int, line_no int, line_kind text, dept_code text,
        customer_code text, business_unit_code text, bank_code text, debit bigint, credit bigint)),
    sums as (select entry, sum(debit) as amount,
        coalesce(array_agg(distinct line_kind) filter (where account_code is null), '{}') as missing from line group by entry),
    added as (insert into journals (document_kind, document, event, version, journal_date, dept_code, customer_code, amount,
        status, missing)
      select document_kind, document, event, version, date, dept_code, customer_code, amount,
        case when cardinality(missing) > 0 then 'Waiting' else 'Ready' end, missing
      from head join sums using (entry) order by entry returning journal_id, document_kind, document, event, version)
    insert into journal_lines (journal_id, line_no, line_kind, account_code, dept_code, customer_code, business_unit_code,
      bank_code, debit, credit)
    select a.journal_id, l.line_no, l.line_kind, l.account_code, l.dept_code, l.customer_code, l.business_unit_code,
      l.bank_code, l.debit, l.credit
    from added a join head using (document_kind, document, event, version) join line l using (entry) order by 1, 2`)

/** Many at once, by the same rule. What moves nothing leaves no journal. */
export const postJournals = async (db: Db, entries: readonly Entry[]) => {
  const written = entries.filter(({ lines }) => lines.length > 0)
  if (written.length === 0) return
  if (!written.every(({ lines }) => isBalanced(lines))) refuse('conflict', { because: because('journal-not-balanced') })
  const heads = written.map(({ lines: _lines, version = 1, ...head }, entry) => ({ ...head, version, entry }))
  const lines = written.flatMap(({ lines, dept_code, customer_code = null }, entry) =>
    lines.map(({ kind, ...line }, n) => ({
      ...{ ...line, entry, line_no: n + 1, line_kind: kind },
      ...{ dept_code: line.dept_code ?? dept_code, customer_code: line.customer_code ?? customer_code },
    })),
  )
  await writeJournals(db, JSON.stringify(heads), JSON.stringify(lines))
}

type Mirror = Omit<Entry, 'lines'> & {
  /** The event it takes back. */
  of: JournalEvent
  /** What that had written, for documents from before the books began. */
  otherwise: readonly JournalLine[]
}

/** Takes the last journal of an event back: the same with its sides changed, on its own day. */
export const postMirror = async (db: Db, { of, otherwise, ...entry }: Mirror) => {
  const { document_kind, document } = entry
  const [last] = await db
    .select({ journal_id: journals.journal_id })
    .from(journals)
    .where(and(eq(journals.document_kind, document_kind), eq(journals.document, document), eq(journals.event, of)))
    .orderBy(desc(journals.version))
    .limit(1)
  const written = last
    ? await db
        .select()
        .from(journalLines)
        .where(eq(journalLines.journal_id, last.journal_id))
        .orderBy(asc(journalLines.line_no))
    : []
  const lines = last ? written.map(({ line_kind, ...line }) => ({ ...line, kind: line_kind })) : otherwise
  await postJournal(db, { ...entry, lines: mirrored(lines) })
}
