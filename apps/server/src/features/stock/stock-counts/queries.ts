import type * as contract from '@sejuk/contract/stock/stock-counts'
import { countedBy } from '@sejuk/domain/stock/stock-counts'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import {
  stockCountEntries as entries,
  stockCountLines as lines,
  stockCounts as t,
} from '../../../db/tables/stock/stock-counts.ts'
import { stockBalances as balances, stockMoves as moves } from '../../../db/tables/stock/stock-moves.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { strangersAmong } from './strangers.ts'

export const visibleCounts = (viewer: Viewer) => visibleTo(viewer, { dept_code: t.dept_code, asc_code: t.asc_code })

export const countedLinesOf = (count_code: typeof t.count_code | string) =>
  sql<number>`(select count(distinct ${entries.item_code})::int from ${entries} where ${eq(entries.count_code, count_code)})`
const tables = sql`${t} join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}`
const fields = {
  ...getTableColumns(t),
  warehouse_name: warehouses.warehouse_name,
  line_count: sql<number>`(select count(*)::int from ${lines} where ${eq(lines.count_code, t.count_code)})`,
  counted_lines: countedLinesOf(t.count_code),
}

type Asked = Pick<RequestContext<typeof contract.listStockCounts>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const stockCountList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(
      partsAsItOpens(viewer, input, 'created_date', { dept_code: t.dept_code }),
      visibleCounts(viewer),
      (scope) =>
        and(
          scope,
          filterByCodes(t.warehouse_code, input.warehouse_code),
          input.status ? eq(t.status, input.status) : undefined,
          containsText(input.search, t.count_code, t.remark, t.create_user_name),
        ),
    ),
    key: t.count_code,
    sorts: { created_date: t.created_date, count_code: t.count_code },
    sort: '-created_date',
    fields,
  })

export const listStockCounts = ({ db, ...context }: RequestContext<typeof contract.listStockCounts>) =>
  listPage(db, stockCountList(context))

type Count = typeof t.$inferSelect

/** What the books said of an item when it was counted last: moves after that do not count. */
const expectedOf = (warehouse_code: string) => {
  const isHere = (of: typeof balances | typeof moves) =>
    and(eq(of.warehouse_code, warehouse_code), eq(of.item_code, lines.item_code))
  return sql<number>`(coalesce((select sum(${balances.on_hand}) from ${balances} where ${isHere(balances)}), 0)
    - coalesce((select sum(${moves.on_hand}) from ${moves} where ${isHere(moves)} and ${moves.moved_date} > (
      select max(${entries.counted_date}) from ${entries} where ${and(eq(entries.count_code, lines.count_code), eq(entries.item_code, lines.item_code))})), 0))::int`
}

/** The numbers that the books place here, without those that came after the item was counted. */
const placedHere = (warehouse_code: string) => sql<
  string[]
>`array(select ${serialNumbers.serial_number} from ${serialNumbers}
  where ${and(eq(serialNumbers.warehouse_code, warehouse_code), eq(serialNumbers.item_code, lines.item_code))}
    and not exists (select from ${moves} where ${and(eq(moves.warehouse_code, warehouse_code), eq(moves.item_code, lines.item_code))}
      and ${moves.moved_date} > (select max(${entries.counted_date}) from ${entries}
        where ${and(eq(entries.count_code, lines.count_code), eq(entries.item_code, lines.item_code))})
      and ${serialNumbers.serial_number} = any(${moves.serial_numbers})))`

/** The lines as they stand: what was counted, and beside it what the books say, while it is counted or as it was when counting ended. */
export const linesOf = async (db: Db, { count_code, warehouse_code, status }: Count) => {
  const isLive = status === 'Open'
  const found = await db
    .select({
      ...getTableColumns(lines),
      item_name: items.item_name,
      has_serial: items.has_serial,
      expected: isLive ? expectedOf(warehouse_code) : lines.expected_qty,
      placed: isLive ? placedHere(warehouse_code) : sql<string[]>`'{}'::text[]`,
    })
    .from(lines)
    .innerJoin(items, eq(items.item_code, lines.item_code))
    .where(eq(lines.count_code, count_code))
    .orderBy(asc(lines.item_code))
  const written = await db.select().from(entries).where(eq(entries.count_code, count_code)).orderBy(entries.entry_id)
  const byItem = Map.groupBy(written, ({ item_code }) => item_code)
  return found.map(({ placed, missing, surplus, ...line }) => {
    const mine = byItem.get(line.item_code) ?? []
    const { serials, qty } = countedBy(mine)
    const here = new Set(placed)
    const seen = new Set(serials)
    return {
      ...line,
      counted: mine.length ? qty : null,
      serials,
      missing: isLive ? (mine.length ? placed.filter((serial) => !seen.has(serial)) : []) : missing,
      surplus: isLive ? serials.filter((serial) => line.has_serial && !here.has(serial)) : surplus,
      counted_by: [...new Set(mine.map(({ counted_user_name }) => counted_user_name))].join(', '),
      counted_date: mine.at(-1)?.counted_date ?? null,
    }
  })
}

export const getStockCount = async ({ db, viewer, input }: RequestContext<typeof contract.getStockCount>) => {
  const isThis = and(eq(t.count_code, input.count_code), visibleCounts(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  const isSecret = found.is_blind && found.status === 'Open'
  const counted = await linesOf(db, found)
  // Said in a blind count too: it tells nothing of how many there should be.
  const strangers = await strangersAmong(
    db,
    counted.flatMap(({ surplus }) => surplus),
  )
  const all = counted.map(({ count_code: _count, expected_qty: _expected, ...line }) =>
    isSecret ? { ...line, expected: null, missing: [], surplus: [] } : line,
  )
  return { data: { ...found, lines: all, strangers } }
}
