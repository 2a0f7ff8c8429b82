import type { ListGroups, Page } from '@sejuk/contract/endpoint'
import type { ListAsked } from '@sejuk/contract/lists'
import { countCap } from '@sejuk/domain/list-count'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { refuse } from '../http/refuse.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { fewAtOnce } from './few-at-once.ts'
import { groupsOf } from './list-groups.ts'
import { recallList } from './list-memory.ts'
import { measure } from './measure.ts'
import { ownPart } from './own-table.ts'
import { cut, fenced, keyset, type Part, walked } from './page-keys.ts'
import { type Selected, type Selection, selectRows } from './selection.ts'
import { cachedSqlText, pieceOf } from './sql-text-cache.ts'

type Marked<Row> = Row & { sortValue: string; keyValue: string }
export type List<Fields extends Selection, Name extends string> = {
  input: ListAsked
  /** Table and joins that every sort, filter and field refers to. */
  source: SQL
  /**
   * The table alone, where each join finds one row or may find none: read instead, while nothing that is asked speaks of a join. Several:
   * the first that has all that is asked.
   */
  own?: SQL | readonly SQL[]
  where: SQL | undefined
  /** Unique, and the last word of every order. */
  key: PgColumn
  sorts: Record<Name, PgColumn | SQL>
  sort: NoInfer<Name | `-${Name}`>
  fields: Fields
  /** What is added up over the whole filter, not over the page, such as money. */
  totals?: Readonly<Record<string, PgColumn | SQL>>
  /** An index holds what matches in every order of the list: a page is read from it while the matches are counted. */
  isInOrder?: boolean
  /** What together matches the same as `where`, such as a condition for each branch: of each an index is in order, and they are merged. */
  parts?: readonly Part[] | undefined
  /** The filter names single records, such as a number: its first page is mostly all there is, and is read without a count. */
  isNarrow?: boolean
  /** The caller has counted more than are counted here: nothing is probed. */
  isMany?: boolean
  /** Planned once by each connection, as what is `isInOrder` is too unless this says no. Not for what is searched, or lies between days: its best plan depends on them. */
  isPlanned?: boolean
}

type Listed<Row> = {
  data: Row[]
  /** Left out only where it may come later and would cost more than the rows. */
  total?: number
  total_is_capped?: boolean
  totals?: Record<string, number>
  groups?: ListGroups
  page: Page
}

/**
 * A page of a list. Few match: they are fenced, counted, sorted and cut by offset in one statement, and the total is exact. Many: at
 * most cap + 1 are probed, and the sort's index is walked, by keyset where the caller sends the neighbour's cursor. So the planner
 * never has to guess which of the two it is. Who wants the total later is told it where it is known, and nothing is probed for it.
 */
export const listPage = async <Fields extends Selection, Name extends string>(
  db: Db,
  list: List<Fields, Name>,
): Promise<Listed<Selected<Fields>>> => {
  const { input, key, fields } = list
  // Whatever the values are, the index is walked.
  const isPlanned = list.isPlanned ?? list.isInOrder
  const source = cachedSqlText(list.source)
  const where = list.where ?? sql`true`
  const order = orderOf(list)
  const own = cachedSqlText(ownPart(list.source, list.own, [where, pieceOf(order.by), ...sumsOf(list)]))
  /** Which rows a page has does not depend on what is added up. */
  const ownKeys = cachedSqlText(ownPart(list.source, list.own, [where, pieceOf(order.by)]))
  const marks = marksOf(order.by, key)
  const memory = recallList(db, [source, where, ...sumsOf(list)])
  if (input.total === 'only') return totalAlone(db, list, { source, where, memory })
  const isLater = input.total === 'later'
  const offsetAsked = (Math.abs(input.page) - 1) * input.limit
  const isNear = Boolean(input.cursor) || offsetAsked <= countCap
  /** Read in its order without a probe: an index is known to lead to it, or so many matched before that any order does. */
  const isWalked = isLater && isNear && (memory.isMany || (list.isInOrder && input.page > 0))

  const whole = await wholeIfFew(db, list, { source, where })
  if (whole) return whole
  const groups = () => (isLater ? {} : groupsOf(db, { ...list, source }, input.group_by))
  const few = isWalked ? undefined : await fewOf(db, list, { source, own, where, marks, isKnown: memory.isFew })
  if (few && few !== 'many') {
    memory.sawFew()
    return { ...few, ...(await groups()) }
  }
  /** Read at once with what is joined: of the first page nothing is skipped. */
  const isAhead =
    list.isInOrder &&
    !list.parts &&
    (!isWalked || input.page === 1) &&
    !input.cursor &&
    input.page > 0 &&
    input.page * input.limit <= countCap
  const [probed, ahead] = await Promise.all([
    list.isMany || isWalked || few === 'many'
      ? { count: countCap + 1, totals: {} }
      : measure(db, { ...list, source: own }, countCap),
    isAhead ? selectRows(db, fields, inOrder(list, { source, where }), { beside: marks, isPlanned }) : undefined,
  ])
  const isMany = probed.count > countCap
  if (!isWalked && !list.isMany) (isMany ? memory.sawMany : memory.sawFew)()
  const isExact = isMany && input.exact && !isLater
  const total_is_capped = isMany && !isExact
  const measured = isExact ? await measure(db, { ...list, source: own }) : probed
  const total = total_is_capped ? countCap : measured.count
  // What was not looked at to its end has no sum yet.
  const totals = list.totals && !total_is_capped ? { totals: measured.totals } : {}
  const totalPages = Math.max(1, Math.ceil(total / input.limit))

  const cursor = isMany && input.cursor ? readCursor(input.cursor, order.name) : undefined
  const fromEnd = input.page < 0 && isMany
  const current = input.page < 0 && !isMany ? Math.max(1, totalPages + input.page + 1) : input.page
  const backwards = cursor ? cursor.way === 'before' : fromEnd
  const [first, then] = order.descending !== backwards ? [desc, desc] : [asc, asc]
  const ordering = [first(order.by), then(key)]
  const offset = cursor ? 0 : (Math.abs(current) - 1) * input.limit
  if (isMany && offset > countCap)
    refuse('invalid', { errors: { page: ['This page is too deep to jump to. Narrow the filter, or go page by page'] } })

  const is = order.descending !== backwards ? sql`<` : sql`>`
  const beyond = cursor && ((by: PgColumn | SQL, k: PgColumn) => keyset(by, k, is, cursor))
  const ids = isMany
    ? walked(
        { key, by: order.by, way: first, beyond },
        { source: ownKeys, parts: list.parts ?? [where] },
        input.limit + 1,
        offset,
      )
    : fenced(
        { key, by: order.by, descending: order.descending !== backwards },
        { source: ownKeys, where },
        input.limit,
        offset,
      )
  const found =
    ahead ??
    (await selectRows(db, fields, sql`from ${source} where ${key} in ${ids} order by ${sql.join(ordering, sql`, `)}`, {
      beside: marks,
      isPlanned,
    }))

  const hasMore = found.length > input.limit
  const shown = (hasMore ? found.slice(0, input.limit) : found) as Marked<Selected<Fields>>[]
  if (backwards) shown.reverse()
  const mark = (way: 'after' | 'before', at: (typeof shown)[number] | undefined) =>
    at && writeCursor({ sort: order.name, way, value: at.sortValue, key: at.keyValue })
  const page: Page = { current, totalPages }
  if (isMany && (backwards ? current !== -1 : hasMore)) page.next = mark('after', shown.at(-1))
  if (isMany && (backwards ? hasMore : current !== 1)) page.previous = mark('before', shown[0])
  const data = shown as Selected<Fields>[]
  if (isWalked && !memory.isManyNow) {
    const isEnd = !hasMore && !backwards && !cursor && !list.totals && (data.length > 0 || current === 1)
    const totalPages = current > 0 ? current + (page.next ? 1 : 0) : 1
    if (isEnd) memory.sawFew()
    return { data, ...(isEnd ? { total: offset + data.length } : {}), page: { ...page, totalPages } }
  }
  return { data, total, ...(total_is_capped ? { total_is_capped } : {}), ...totals, ...(await groups()), page }
}

/** How many there are, for whoever has the rows already. */
const totalAlone = async <Fields extends Selection, Name extends string>(
  db: Db,
  list: List<Fields, Name>,
  { source, where, memory }: { source: SQL; where: SQL; memory: ReturnType<typeof recallList> },
): Promise<Listed<Selected<Fields>>> => {
  const own = cachedSqlText(ownPart(list.source, list.own, [where, ...sumsOf(list)]))
  const { limit, exact, group_by } = list.input
  const many = { count: countCap + 1, totals: {} }
  const probed = list.isMany || memory.isManyNow ? many : await measure(db, { ...list, source: own }, countCap)
  const isMany = probed.count > countCap
  const total_is_capped = isMany && !exact
  const measured = isMany && exact ? (memory.exact ?? (await measure(db, { ...list, source: own }))) : probed
  if (!isMany) memory.sawFew()
  else if (probed !== many) memory.sawMany()
  if (isMany && exact && measured !== memory.exact) memory.countedExactly(measured)
  const total = total_is_capped ? countCap : measured.count
  return {
    data: [],
    total,
    ...(total_is_capped ? { total_is_capped } : list.totals ? { totals: measured.totals } : {}),
    ...(await groupsOf(db, { ...list, source }, group_by)),
    page: { current: 1, totalPages: Math.max(1, Math.ceil(total / limit)) },
  }
}

/** The first page of a narrow list, where it is the only one: its length is the total. */
const wholeIfFew = async <Fields extends Selection, Name extends string>(
  db: Db,
  list: List<Fields, Name>,
  asked: { source: SQL; where: SQL },
) => {
  const { input, key, fields, isNarrow, totals } = list
  if (!isNarrow || totals || input.cursor || input.group_by || input.page !== 1) return undefined
  const { by, descending } = orderOf(list)
  const way = descending ? desc : asc
  const ids = fenced({ key, by, descending }, asked, input.limit + 1)
  const data = await selectRows(
    db,
    fields,
    sql`from ${asked.source} where ${key} in ${ids} order by ${way(by)}, ${way(key)}`,
  )
  if (data.length > input.limit) return undefined
  const page: Page = { current: 1, totalPages: 1 }
  return { data, total: data.length, page }
}

/** A page from the front of a short list. What is planned once, read ahead or known to be long goes its own way. */
const fewOf = async <Fields extends Selection, Name extends string>(
  db: Db,
  list: List<Fields, Name>,
  asked: { source: SQL; own: SQL; where: SQL; marks: Selection; isKnown: boolean },
) => {
  const { input, key, fields, totals } = list
  if (list.isMany || list.isInOrder || list.isPlanned || input.cursor || input.page < 0) return undefined
  const { by, descending } = orderOf(list)
  const { limit } = input
  const cut = { limit, offset: (input.page - 1) * limit, cap: countCap }
  const found = await fewAtOnce(db, { ...asked, ...cut, key, by, descending, fields, totals: totals ?? {} })
  if (!found || found === 'many') return found
  const page: Page = { current: input.page, totalPages: Math.max(1, Math.ceil(found.count / limit)) }
  return { data: found.rows, total: found.count, ...(totals ? { totals: found.totals } : {}), page }
}

/** One row more than the page, to know of more. */
const inOrder = <Fields extends Selection, Name extends string>(
  list: List<Fields, Name>,
  { source, where }: { source: SQL; where: SQL },
) => {
  const { by, descending } = orderOf(list)
  const way = descending ? desc : asc
  const { page, limit } = list.input
  return sql`from ${source} where ${where} order by ${way(by)}, ${way(list.key)} ${cut(limit + 1, (page - 1) * limit)}`
}

const known = new WeakMap<object, WeakMap<PgColumn, Selection>>()
/** What the cursor of a row is written from: the same selection whenever a list is in the same order, so that its SQL is built once. */
const marksOf = (by: PgColumn | SQL, key: PgColumn): Selection => {
  const ofKeys = known.get(by) ?? new WeakMap<PgColumn, Selection>()
  known.set(by, ofKeys)
  const marks = ofKeys.get(key) ?? { sortValue: sql<string>`${by}::text`, keyValue: sql<string>`${key}::text` }
  ofKeys.set(key, marks)
  return marks
}

const orderOf = <Fields extends Selection, Name extends string>({ input, sorts, sort }: List<Fields, Name>) => {
  const name = (input.sort ?? sort) as string
  const descending = name.startsWith('-')
  return { name, descending, by: sorts[(descending ? name.slice(1) : name) as Name] }
}

const sumsOf = ({ totals = {} }: Pick<List<Selection, string>, 'totals'>) => Object.values(totals).map(pieceOf)

/** A list told once, to be shown by pages and downloaded whole. */
export const asList = <Fields extends Selection, Name extends string>(list: List<Fields, Name>) => list

/** The whole list in its own order, as one statement: for those who walk it to its end. `columns` speak of its source. */
export const wholeList = <Fields extends Selection, Name extends string>(
  list: List<Fields, Name>,
  columns: readonly SQL[],
) => {
  const { by, descending } = orderOf(list)
  const way = descending ? desc : asc
  return sql`select ${sql.join([...columns], sql`, `)} from ${list.source} where ${list.where ?? sql`true`} order by ${way(by)}, ${way(list.key)}`
}

/** How many there are, counted no further than one beyond `most`. */
export const countList = <Fields extends Selection, Name extends string>(list: List<Fields, Name>, most: number) =>
  sql`select count(*) as n from (select 1 from ${ownPart(list.source, list.own, [list.where ?? sql`true`])} where ${list.where ?? sql`true`} limit ${most + 1}) probe`
