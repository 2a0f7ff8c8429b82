import type * as contract from '@sejuk/contract/retail/customer-stocks'
import { because, type Message } from '@sejuk/domain/messages'
import { closingOf, varianceProblem } from '@sejuk/domain/retail/customer-stocks'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { stockReports as t } from '../../../db/tables/customers/trade.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { stockSums } from './stock-sums.ts'

const shopOf = async (db: Db, viewer: Viewer, shop_code: string) => {
  const [shop] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.shop_code, shop_code), eq(shops.status, 'Approved'), visibleTo(viewer, shops)))
  return shop
}

type Known = { item_code: string; item_name: string | null; expected: number; sold: number; received: number }

/** What the customer has, less what was last counted in the customer's other shops. */
const expectedIn = async (db: Db, { shop_code, customer_code }: typeof shops.$inferSelect, day: string) => {
  type Sum = { item_code: string; opening: number; received: number; sold: number; returned: number; adjusted: number }
  const { rows } = await db.execute<Sum & { item_name: string | null; elsewhere: number }>(sql`select m.*, i.item_name,
      coalesce((select sum(o.stock_quantity)::int from (select distinct on (r.shop_code) r.stock_quantity
        from customer_stock_reports r join shops x on x.shop_code = r.shop_code and x.status = 'Approved'
        where r.customer_code = ${customer_code} and r.item_code = m.item_code and r.shop_code <> ${shop_code}
          and r.report_date <= ${day}::date
        order by r.shop_code, r.report_date desc) o), 0) as elsewhere
    from (${stockSums(sql`s.customer_code = ${customer_code}`, day, day)}) m left join items i on i.item_code = m.item_code`)
  return rows.map(
    ({ item_code, item_name, elsewhere, ...moves }): Known => ({
      ...{ item_code, item_name, sold: moves.sold, received: moves.received },
      expected: closingOf(moves) - elsewhere,
    }),
  )
}

export const expectedStock = async ({ db, viewer, input }: RequestContext<typeof contract.expectedStock>) => {
  const shop = await shopOf(db, viewer, input.shop_code)
  if (!shop) return refuse('notFound')
  const count_date = input.count_date ?? companyToday()
  const [customer] = await db.select().from(customers).where(eq(customers.customer_code, shop.customer_code))
  const known = await expectedIn(db, shop, count_date)
  return {
    data: {
      ...{ shop_code: shop.shop_code, shop_name: shop.shop_name, customer_code: shop.customer_code, count_date },
      customer_name: customer?.customer_name ?? shop.customer_code,
      lines: known
        .filter(({ expected }) => expected !== 0)
        .map(({ item_code, item_name, expected }) => ({ item_code, item_name: item_name ?? item_code, expected }))
        .toSorted((a, b) => (a.item_code < b.item_code ? -1 : 1)),
    },
  }
}

/** What somebody counted in a shop. Counted again on the same day it replaces the first count. */
export const countStock = async ({ db, viewer, actor, input }: RequestContext<typeof contract.countStock>) => {
  const shop = await shopOf(db, viewer, input.shop_code)
  if (!shop) return refuseChoice('shop_code')
  if (input.count_date > companyToday()) refuseField('count_date', because('sale-date-in-future'))
  const { shop_code, count_date, lines } = input
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shop.customer_code}, 662))`)
  await db
    .delete(t)
    .where(
      and(
        eq(t.shop_code, shop_code),
        eq(t.report_date, count_date),
        sql`${t.item_code} = any(${sql.param(lines.map(({ item_code }) => item_code))}::text[])`,
      ),
    )
  const known = new Map((await expectedIn(db, shop, count_date)).map((one) => [one.item_code, one]))
  const errors: Record<string, Message[]> = {}
  const rows = lines.map(({ item_code, counted, variance_reason }, n) => {
    const { expected = 0, sold = 0, received = 0 } = known.get(item_code) ?? {}
    const problem = varianceProblem(counted, expected, variance_reason)
    if (problem) errors[`lines.${n}.variance_reason`] = [problem]
    if (lines.findIndex((line) => line.item_code === item_code) !== n)
      errors[`lines.${n}.item_code`] = [because('item-counted-twice')]
    return {
      ...{ shop_code, item_code, report_date: count_date, customer_code: shop.customer_code, stock_quantity: counted },
      ...{ expected_quantity: expected, variance: counted - expected, variance_reason },
      ...{
        sold_quantity: sold,
        received_quantity: received,
        reported_by: viewer.usercode,
        reported_by_name: viewer.username,
      },
    }
  })
  const [first] = Object.values(errors).flat()
  if (first) refuse('invalid', { because: first, errors })
  const items = await db.execute<{ n: number }>(sql`select count(*)::int as n from items
    where item_code = any(${sql.param(lines.map(({ item_code }) => item_code))}::text[])`)
  if ((items.rows[0]?.n ?? 0) < lines.length) refuseChoice('lines')
  await db.insert(t).values(rows)
  const differing = rows.filter(({ variance }) => variance !== 0).length
  await logActions(db, actor, [
    {
      entity: 'shop',
      entity_code: shop_code,
      action: 'count-stock',
      after: { count_date, lines: lines.length, differing },
    },
  ])
  return { data: { shop_code, count_date, differing } }
}
