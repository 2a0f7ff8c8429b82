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
import { pricesSeenBy } from './seen-by.ts'

const agreed = sql.raw(`('Approved', 'Closed')`)
const isInForceOn = (day: string, of: (column: 'status' | 'valid_from' | 'valid_to') => SQL | PgColumn) =>
  sql`(${of('status')} in ${agreed} and ${of('valid_from')} <= ${day}::date
    and (${of('valid_to')} is null or ${of('valid_to')} >= ${day}::date))`
/**
 * The price of the same people, item and quantity on a day: at most one, since periods never overlap. Compared as equal texts, which can
 * be hashed; whether nulls are the same cannot.
 */
const sameKeyOn = (alias: string, day: string): SQL => {
  const other = (name: string) => sql.raw(`${alias}.${name}`)
  const isSame = (name: 'dept_code' | 'customer_level') => sql`coalesce(${other(name)}, '') = coalesce(${t[name]}, '')`
  return sql`left join item_prices ${sql.raw(alias)} on ${other('item_code')} = ${t.item_code}
    and ${other('org_code')} = ${t.org_code} and ${isSame('dept_code')} and ${isSame('customer_level')}
    and ${other('min_qty')} = ${t.min_qty} and ${isInForceOn(day, other)}`
}

/**
 * One price a key: that of the later day, or of the former one where it has ended since. All are read once and grouped, rather than
 * each looked up for the others; looked up are only those of the rows of a page.
 */
const shownPrices = (later: string, former: string, onlyChanged: boolean) => {
  const [isLater, isFormer] = [later, former].map((day) => isInForceOn(day, (column) => t[column]))
  const onDay = (column: PgColumn, isOnDay: SQL | undefined) => sql`max(${column}) filter (where ${isOnDay})`
  return sql`(select coalesce(${onDay(t.price_code, isLater)}, ${onDay(t.price_code, isFormer)}) from ${t} where ${isLater} or ${isFormer}
    group by ${t.item_code}, ${t.org_code}, ${t.dept_code}, ${t.customer_level}, ${t.min_qty}
    having ${onlyChanged ? sql`${onDay(t.price_include_tax, isFormer)} is distinct from ${onDay(t.price_include_tax, isLater)}` : sql`true`})`
}

/** Today against a year ago, unless other days are asked for. */
export const comparePrices = ({ db, viewer, input }: RequestContext<typeof contract.comparePrices>) => {
  const later = input.later ?? companyToday()
  const former = input.former ?? addDays(later, -365)
  const [was, is] = [sql`former.price_include_tax`, sql`later.price_include_tax`]
  return listPage(db, {
    input,
    source: sql`${t} join ${items} on ${items.item_code} = ${t.item_code} ${sameKeyOn('later', later)} ${sameKeyOn('former', former)}
      left join ${departments} on ${departments.dept_code} = ${t.dept_code}`,
    own: sql`${t}`,
    where: and(
      sql`${t.price_code} = any(array${shownPrices(later, former, input.only_changed === 'Y')})`,
      narrowedTo(pricesSeenBy(viewer), input),
    ),
    key: t.price_code,
    sorts: {
      item_code: t.item_code,
      item_name: items.item_name,
      change: sql`coalesce(${is} * 1000 / nullif(${was}, 0), 0)`,
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
      former_code: sql<string | null>`former.price_code`,
      later_code: sql<string | null>`later.price_code`,
      former_price: sql<number | null>`${was}::float8`,
      later_price: sql<number | null>`${is}::float8`,
    },
  })
}
