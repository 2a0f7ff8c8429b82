import type * as contract from '@sejuk/contract/catalogue/prices'
import { addDays } from '@sejuk/domain/values/dates'
import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { items } from '../../../db/tables/catalogue/items.ts'
import { itemPrices as t } from '../../../db/tables/catalogue/prices.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { narrowedTo } from './queries.ts'

const agreed = sql.raw(`('Approved', 'Closed')`)
const isInForceOn = (day: string, of: (column: 'status' | 'valid_from' | 'valid_to') => SQL | PgColumn) =>
  sql`(${of('status')} in ${agreed} and ${of('valid_from')} <= ${day}::date
    and (${of('valid_to')} is null or ${of('valid_to')} >= ${day}::date))`
/** One value of the price of the same people, item and quantity on a day: at most one, since periods never overlap. */
const ofSameKey = (
  value: 'price_code' | 'price_include_tax',
  day: string,
) => sql`(select o.${sql.raw(value)} from item_prices o
  where o.item_code = ${t.item_code} and o.org_code = ${t.org_code} and o.dept_code is not distinct from ${t.dept_code}
    and o.customer_level is not distinct from ${t.customer_level} and o.min_qty = ${t.min_qty}
    and ${isInForceOn(day, (column) => sql.raw(`o.${column}`))} limit 1)`

const priced = sql`${t} join ${items} on ${items.item_code} = ${t.item_code}`
const source = sql`${priced} left join ${departments} on ${departments.dept_code} = ${t.dept_code}`

/** Today against a year ago, unless other days are asked for. */
export const comparePrices = ({ db, viewer, input }: RequestContext<typeof contract.comparePrices>) => {
  const later = input.later ?? companyToday()
  const former = input.former ?? addDays(later, -365)
  const [isLater, isFormer] = [later, former].map((day) => isInForceOn(day, (column) => t[column])) as [SQL, SQL]
  // One row a key: the price of the later day, or of the former one where it has ended since. What a row says of itself is not
  // looked up again.
  const isShown = sql`(${isLater} or (${isFormer} and ${ofSameKey('price_code', later)} is null))`
  const was = sql`case when ${isFormer} then ${t.price_include_tax} else ${ofSameKey('price_include_tax', former)} end`
  const is = sql`case when ${isLater} then ${t.price_include_tax} end`
  return listPage(db, {
    input,
    source,
    own: priced,
    where: and(
      isShown,
      narrowedTo(viewer, input),
      input.only_changed === 'Y' ? sql`${was} is distinct from ${is}` : undefined,
    ),
    key: t.price_code,
    sorts: {
      item_code: t.item_code,
      item_name: items.item_name,
      change: sql`coalesce((${is}) * 1000 / nullif(${was}, 0), 0)`,
    },
    sort: 'item_code',
    fields: {
      price_code: t.price_code,
      item_code: t.item_code,
      item_name: items.item_name,
      org_code: t.org_code,
      dept_code: t.dept_code,
      dept_name: departments.dept_name,
      customer_level: t.customer_level,
      min_qty: t.min_qty,
      former_code: sql<
        string | null
      >`case when ${isFormer} then ${t.price_code} else ${ofSameKey('price_code', former)} end`,
      later_code: sql<string | null>`case when ${isLater} then ${t.price_code} end`,
      former_price: sql<number | null>`(${was})::float8`,
      later_price: sql<number | null>`(${is})::float8`,
    },
  })
}
