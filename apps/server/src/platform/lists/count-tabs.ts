import { countCap } from '@sejuk/domain/list-count'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { recallList } from './list-memory.ts'
import { ownPart } from './own-table.ts'
import { rowsOf } from './selection.ts'
import { sqlTextOf } from './sql-text-cache.ts'

type Tabs<Tab extends string> = {
  tabs: readonly Tab[]
  /** What a tab asks beside `where`. */
  behind: (tab: Tab) => SQL | undefined
  /** Table and joins that every tab and filter refers to. */
  source: SQL
  /** The table alone, where each join finds one row or may find none: read instead, while nothing that is asked speaks of a join. */
  own?: SQL
  /** Who asks, and the filters: the same for all tabs. */
  where: SQL | undefined
  /** An index leads to each tab in whatever is asked: nothing is gathered before. */
  isIndexed?: boolean
  /** Planned once by each connection: for what is asked in the same words again and again. */
  isPlanned?: boolean
}

// Written out, since a plan that does not know the limit expects a tenth of the table.
const most = sql.raw(String(countCap + 1))
const named = (n: number) => sql.identifier(`tab ${n}`)

/** Few match all in all: they are gathered once, and sorted into their tabs. */
const countTogether = async <Tab extends string>(
  db: Db,
  { tabs, behind, source, own, where, isPlanned }: Tabs<Tab>,
) => {
  const asked = where ?? sql`true`
  const conditions = tabs.map((tab) => behind(tab) ?? sql`true`)
  const judged = conditions.map((condition, n) => sql`, (${condition}) as ${named(n)}`)
  const counts = tabs.map((_, n) => sql`, count(*) filter (where ${named(n)})::int as ${named(n)}`)
  const [found] = await rowsOf(
    db,
    sql`select count(*)::int as found${sql.join(counts)}
      from (select 1${sql.join(judged)} from ${ownPart(source, own, [asked, ...conditions])} where ${asked} limit ${most}) probe`,
    isPlanned,
  )
  return Number(found?.found) > countCap ? undefined : found
}

const countEach = async <Tab extends string>(db: Db, { tabs, behind, source, own, where, isPlanned }: Tabs<Tab>) => {
  const counts = tabs.map((tab, n) => {
    const asked = and(where, behind(tab)) ?? sql`true`
    return sql`(select count(*)::int from (select 1 from ${ownPart(source, own, [asked])} where ${asked} limit ${most}) probe) as ${named(n)}`
  })
  const [found] = await rowsOf(db, sql`select ${sql.join(counts, sql`, `)}`, isPlanned)
  return found
}

/** Everything is asked for: the statuses have an index. */
const isWhole = (where: SQL | undefined) => !where || /^\(*true\)*$/.test(sqlTextOf(where).sql)

/** How many there are behind each tab, counted no further than a list does. One with more is believed to have more for seconds. */
export const countTabs = async <Tab extends string>(db: Db, asked: Tabs<Tab>) => {
  const { source, where, behind, isIndexed } = asked
  const all = recallList(db, [source, where ?? sql`true`])
  const known = new Map(asked.tabs.map((tab) => [tab, recallList(db, [source, and(where, behind(tab)) ?? sql`true`])]))
  const tabs = asked.tabs.filter((tab) => !known.get(tab)?.isManyNow)
  const isGathered = tabs.length > 0 && !isIndexed && !isWhole(where) && !all.isMany
  const together = isGathered ? await countTogether(db, { ...asked, tabs }) : undefined
  if (isGathered) (together ? all.sawFew : all.sawMany)()
  const found = together ?? (tabs.length ? await countEach(db, { ...asked, tabs }) : undefined)
  const counted = new Map(tabs.map((tab, n) => [tab, Number(found?.[`tab ${n}`] ?? 0)]))
  for (const [tab, count] of counted) if (count > countCap) known.get(tab)?.sawMany()
  return (tab: Tab) => {
    const count = counted.get(tab) ?? countCap + 1
    return { count: Math.min(count, countCap), is_capped: count > countCap }
  }
}
