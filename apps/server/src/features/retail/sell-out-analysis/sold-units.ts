import type * as contract from '@sejuk/contract/retail/sell-out-analysis'
import type { SellOutPeriod } from '@sejuk/domain/retail/sell-out-periods'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'

const mostSellers = 50

type Sold = {
  kind: 'week' | 'model' | 'shop' | 'seller' | 'before'
  key: string
  name: string | null
  units: number
  before: number
  /** In the last four weeks. */
  recent: number
  shops: number
  days: number
  amount: number
  role: contract.SellOutPerson['seller_role'] | null
  shop_name: string | null
  target: number
}

/** The sold units of the period and of the one to compare with, read once and counted by week, model, shop and seller. */
export const soldSums = async (
  db: Db,
  { from, to, before, beforeTo }: SellOutPeriod,
  since: string,
  { sales, lines }: { sales: SQL; lines: SQL },
) => {
  const { rows } = await db.execute<Sold>(
    sql`with sold as materialized (select l.sale_date, l.item_code, l.item_name, l.price, ${t.shop_code}, ${t.seller_code}, ${t.seller_role},
        ${t.create_user_name} as seller_name, l.sale_date >= ${from}::date as is_in, l.sale_date between ${before}::date and ${beforeTo}::date as is_before
      from retail_order_lines l join ${t} on ${t.retail_order_code} = l.retail_order_code
      where ${sales} and ${lines} and (l.sale_date between ${since}::date and ${to}::date or l.sale_date between ${before}::date and ${beforeTo}::date)
        and (${t.sale_date} between ${since}::date and ${to}::date or ${t.sale_date} between ${before}::date and ${beforeTo}::date)),
    sellers as (select seller_code, max(seller_name) as name, max(seller_role) as role, count(*) as units, coalesce(sum(price), 0)::float8 as amount,
        count(distinct sale_date) as days, max(shop_code) as shop_code from sold where is_in group by 1 order by 4 desc, 1 limit ${mostSellers})
    select 'week' as kind, (sale_date - (extract(isodow from sale_date)::int - 1))::text as key, null as name, count(*)::int as units, 0 as before,
      0 as recent, count(distinct shop_code)::int as shops, 0 as days, 0::float8 as amount, null as role, null as shop_name, 0 as target
      from sold where sale_date >= ${since}::date group by 2
    union all select 'before', '', null, 0, count(*)::int, 0, 0, 0, 0, null, null, 0 from sold where is_before
    union all select 'model', item_code, max(item_name), count(*) filter (where is_in)::int, count(*) filter (where is_before)::int, 0, 0, 0, 0, null, null, 0
      from sold group by item_code having count(*) filter (where is_in) > 0
    union all select 'shop', shop_code, null, count(*) filter (where is_in)::int, 0, count(*) filter (where sale_date > ${to}::date - 28)::int, 0, 0, 0, null, null, 0
      from sold group by shop_code
    union all select 'seller', p.seller_code, p.name, p.units::int, 0, 0, 0, p.days::int, p.amount, p.role,
      (select s.shop_name from shops s where s.shop_code = p.shop_code),
      coalesce((select o.monthly_target from promotors o where o.promotor_code = p.seller_code),
        (select k.monthly_target from keypersons k where k.keyperson_code = p.seller_code), 0) from sellers p`,
  )
  const of = (kind: Sold['kind']) => rows.filter((row) => row.kind === kind)
  const ranked = (kind: Sold['kind']) => of(kind).sort((a, b) => b.units - a.units || (a.key < b.key ? -1 : 1))
  return {
    weeks: new Map(of('week').map((row) => [row.key, row])),
    before: of('before')[0]?.before ?? 0,
    shops: new Map(of('shop').map((row) => [row.key, row])),
    models: ranked('model').map((row) => ({
      ...{ item_code: row.key, item_name: row.name ?? row.key, sold: row.units, before: row.before },
    })),
    people: ranked('seller').map((row) => ({
      ...{ seller_code: row.key, seller_name: row.name ?? row.key, seller_role: row.role ?? ('salesman' as const) },
      ...{ sold: row.units, amount: row.amount, days: row.days, shop_name: row.shop_name ?? '', target: row.target },
    })),
  }
}
