import type * as contract from '@sejuk/contract/books/journals'
import type { LineKind } from '@sejuk/domain/books/journals'
import { and, asc, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm'
import { visibleJournals } from '../../../business/books/visible-journals.ts'
import { journalLines as l, ledgerAccounts, journals as t } from '../../../db/tables/books/journals.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'

const tables = sql`${t} left join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
const fields = {
  ...getTableColumns(t),
  journal_date: sql<string>`${t.journal_date}::text`,
  debit: t.amount,
  credit: sql<number>`${t.amount}`,
  customer_name: sql<string | null>`${customers.customer_name}`,
  dept_name: sql<string>`coalesce((select d.dept_name from departments d where d.dept_code = ${t.dept_code}), ${t.dept_code})`,
}

type Asked = Pick<RequestContext<typeof contract.listJournals>, 'viewer' | 'input'>

const waitsFor = (kind: LineKind | undefined) =>
  kind ? and(eq(t.status, 'Waiting'), sql`${t.missing} @> array[${kind}]::text[]`) : undefined

/** Shown by pages, and downloaded whole. */
export const journalList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'journal_date', t), visibleJournals(viewer), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : undefined,
        input.event ? eq(t.event, input.event) : undefined,
        waitsFor(input.missing),
        input.batch_code ? eq(t.batch_code, input.batch_code) : undefined,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.customer_code, input.customer_code),
        input.from ? gte(t.journal_date, input.from) : undefined,
        input.to ? lte(t.journal_date, input.to) : undefined,
        containsText(input.search, t.document, t.journal_code),
      ),
    ),
    key: t.journal_id,
    sorts: { journal_date: t.journal_date, amount: t.amount },
    sort: '-journal_date',
    fields,
    totals: { debit: t.amount },
  })

export const listJournals = ({ db, ...context }: RequestContext<typeof contract.listJournals>) =>
  listPage(db, journalList(context))

const mostOthers = 50

export const getJournal = async ({ db, viewer, input }: RequestContext<typeof contract.getJournal>) => {
  const isThis = and(eq(t.journal_code, input.journal_code), visibleJournals(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  const { journal_id, document_kind, document } = found
  const lines = await db
    .select({ ...getTableColumns(l), account_name: ledgerAccounts.account_name })
    .from(l)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.account_code, l.account_code))
    .where(eq(l.journal_id, journal_id))
    .orderBy(asc(l.line_no))
  const same = and(eq(t.document_kind, document_kind), eq(t.document, document), visibleJournals(viewer))
  const others = await db
    .select({
      journal_code: t.journal_code,
      journal_id: t.journal_id,
      event: t.event,
      journal_date: t.journal_date,
      status: t.status,
      debit: t.amount,
    })
    .from(t)
    .where(same)
    .orderBy(asc(t.journal_id))
    .limit(mostOthers)
  return { data: { ...found, lines, others: others.filter((one) => one.journal_id !== journal_id) } }
}

export const waitingJournals = async ({ db, viewer }: RequestContext<typeof contract.waitingJournals>) => {
  const { rows } = await db.execute<{ line_kind: LineKind; journals: number; amount: number }>(sql`
    select k.line_kind, count(*)::int as journals, sum(${t.amount})::float8 as amount
    from ${t} cross join unnest(${t.missing}) as k(line_kind)
    where ${and(eq(t.status, 'Waiting'), visibleJournals(viewer))} group by 1 order by 2 desc, 1`)
  return { data: rows }
}
