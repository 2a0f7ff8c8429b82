import type * as contract from '@sejuk/contract/retail/customer-stocks'
import { countCap } from '@sejuk/domain/list-count'
import { closingOf, coverState, weeksOfCover } from '@sejuk/domain/retail/customer-stocks'
import { and, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers as c } from '../../../db/tables/customers/customers.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { countStocks, firstStocks } from './first-stocks.ts'
import { type Asked, askedOf, closing, isAnything, readStocks, stockSums } from './stock-sums.ts'

/** The sums that were asked for, as `m`, and which of them are shown. */
const askedSums = (asked: Asked) => {
  const { from, to, which } = askedOf(asked)
  const where = and(
    isAnything,
    containsText(asked.input.item_code ?? '', sql`m.item_code`, sql`i.item_name`),
    asked.input.is_negative ? sql`${closing} < 0` : undefined,
  )
  return { sums: stockSums(which, from, to), where }
}

const fields = {
  customer_code: c.customer_code,
  customer_name: c.customer_name,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${c.dept_code})`,
  item_code: sql<string>`m.item_code`,
  item_name: sql<string>`coalesce(i.item_name, m.item_code)`,
  opening: sql<number>`m.opening`,
  received: sql<number>`m.received`,
  sold: sql<number>`m.sold`,
  returned: sql<number>`m.returned`,
  adjusted: sql<number>`m.adjusted`,
  closing: sql<number>`${closing}`,
  // As `weeksOfCover` has it.
  weeks_cover: sql<number | null>`case when m.sold28 > 0 then round(greatest(${closing}, 0) / (m.sold28 / 4.0), 1) end`,
  last_count: sql<string | null>`m.last_count`,
}

/** The same rows, for the download. */
export const customerStockList = (asked: Asked) => {
  const { sums, where } = askedSums(asked)
  return asList({
    input: asked.input,
    source: sql`(${sums}) m join ${c} on ${c.customer_code} = m.customer_code left join items i on i.item_code = m.item_code`,
    where,
    key: c.customer_code,
    sorts: { customer_name: c.customer_name, closing, sold: sql`m.sold` },
    sort: 'customer_name',
    fields,
  })
}

/** One page of the sums, by any order and filter: all of them are added up for it. */
const anyRows = (db: Db, { viewer, input }: Asked, { limit, offset }: { limit: number; offset: number }) => {
  const { sums, where } = askedSums({ viewer, input })
  const orders = { customer_name: sql`c.customer_name`, closing, sold: sql`m.sold` }
  const by = orders[(input.sort?.replace('-', '') as keyof typeof orders) ?? 'customer_name'] ?? orders.customer_name
  return readStocks(db, sql`(${sums}) m join customers c on c.customer_code = m.customer_code`, where, {
    order: sql`${by} ${input.sort?.startsWith('-') ? sql`desc` : sql`asc`}, c.customer_code, m.item_code`,
    cut: sql`limit ${limit} offset ${offset}`,
    total: sql`(count(*) over ())::int`,
  })
}

export const listCustomerStocks = async ({ db, viewer, input }: RequestContext<typeof contract.listCustomerStocks>) => {
  const { limit } = input
  const asked = { viewer, input }
  if (input.total === 'only') return totalAlone(db, asked)
  const quick = await firstStocks(db, asked)
  const from = input.page < 0 ? await pageFromEnd(db, asked) : input.page
  const rows = quick?.rows ?? (await anyRows(db, asked, { limit, offset: (from - 1) * limit }))
  const data = rows.map(({ sold28, total: _total, item_name, ...row }) => {
    const left = closingOf(row)
    const weeks_cover = weeksOfCover(left, sold28)
    return {
      ...row,
      stock_key: `${row.customer_code} ${row.item_code}`,
      item_name: item_name ?? row.item_code,
      closing: left,
      weeks_cover,
      cover: coverState(weeks_cover),
    }
  })
  if (quick && quick.total === undefined)
    return { data, page: { current: from, totalPages: from + (quick.hasMore ? 1 : 0) } }
  return { data, ...asTold(quick?.total ?? rows[0]?.total ?? 0, from, input) }
}

const asTold = (counted: number, current: number, { limit, exact }: Asked['input']) => {
  const total_is_capped = counted > countCap && !exact
  const total = total_is_capped ? countCap : counted
  const page = { current, totalPages: Math.max(1, Math.ceil(total / limit)) }
  return { total, ...(total_is_capped ? { total_is_capped } : {}), page }
}

const totalAlone = async (db: Db, asked: Asked) => {
  const counted = await countStocks(db, asked)
  const total = counted ?? (await anyRows(db, asked, { limit: 1, offset: 0 }))[0]?.total ?? 0
  return { data: [], ...asTold(total, 1, asked.input) }
}

/** Page -1 is the last one. */
const pageFromEnd = async (db: Db, asked: Asked) => {
  const [first] = await anyRows(db, asked, { limit: 1, offset: 0 })
  return Math.max(1, Math.ceil((first?.total ?? 0) / asked.input.limit) + asked.input.page + 1)
}
