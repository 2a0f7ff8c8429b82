import type * as contract from '@sejuk/contract/books/journal-batches'
import { batchLayouts } from '@sejuk/domain/books/journal-batches'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { visibleJournals } from '../../../business/books/visible-journals.ts'
import { journals, journalBatches as t } from '../../../db/tables/books/journals.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Of one's branch. */
export const visibleBatches = (viewer: Viewer) => visibleTo(viewer, t)

export const listJournalBatches = ({ db, viewer, input }: RequestContext<typeof contract.listJournalBatches>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleBatches(viewer), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : undefined,
        input.period ? eq(t.period, input.period) : undefined,
        containsText(input.search, t.batch_code, t.create_user_name),
      ),
    ),
    key: t.batch_code,
    sorts: { created_date: t.created_date, batch_code: t.batch_code },
    sort: '-created_date',
    fields: getTableColumns(t),
  })

export const findBatch = async (db: Db, viewer: Viewer, batch_code: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.batch_code, batch_code), visibleBatches(viewer)))
  return found ?? refuse('notFound')
}

export const getJournalBatch = async ({ db, viewer, input }: RequestContext<typeof contract.getJournalBatch>) => {
  const batch = await findBatch(db, viewer, input.batch_code)
  const { rows } = await db.execute<{
    account_code: string
    account_name: string
    lines: number
    debit: number
    credit: number
  }>(sql`select account_code, account_name, count(*)::int as lines, sum(l.debit)::float8 as debit, sum(l.credit)::float8 as credit
    from ${journals} join journal_lines l using (journal_id) join ledger_accounts using (account_code)
    where ${and(eq(journals.batch_code, batch.batch_code), visibleJournals(viewer))} group by 1, 2 order by 1`)
  return { data: { ...batch, accounts: rows } }
}

/** The journals of a month that one sees. */
export const ofMonth = (viewer: Viewer, period: string): SQL | undefined =>
  and(
    sql`${journals.journal_date} >= ${`${period}-01`}::date`,
    sql`${journals.journal_date} < ${`${period}-01`}::date + interval '1 month'`,
    visibleJournals(viewer),
  )

export const previewJournalBatch = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.previewJournalBatch>) => {
  const { most } = batchLayouts[input.format]
  const {
    rows: [found],
  } = await db.execute<{ ready: number; waiting: number; debit: number }>(sql`with own as (
      select status, amount, row_number() over (partition by status order by journal_id) as n
      from ${journals} where ${ofMonth(viewer, input.period)} and status in ('Ready', 'Waiting'))
    select count(*) filter (where status = 'Ready')::int as ready, count(*) filter (where status = 'Waiting')::int as waiting,
      coalesce(sum(amount) filter (where status = 'Ready' and n <= ${most}), 0)::float8 as debit from own`)
  const { ready = 0, waiting = 0, debit = 0 } = found ?? {}
  return { data: { ready, waiting, debit, taken: Math.min(ready, most) } }
}
