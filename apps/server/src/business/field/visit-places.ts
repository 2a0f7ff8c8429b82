import { cashbackWithinDays, staleDays } from '@sejuk/domain/field/visits'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { customers as c } from '../../db/tables/customers/customers.ts'
import { shops as s } from '../../db/tables/customers/shops.ts'
import { companyTodayInSql } from '../../platform/calendar/company-day.ts'
import { selectRows } from '../../platform/lists/selection.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'
import { overdueAmountInSql } from '../sales/exposure.ts'

/** A customer alone, or one of its shops. */
export type PlaceKey = { customer_code: string; shop_code: string | null }

const cashback = (what: SQL) => sql`(select ${what} from cashbacks k where k.customer_code = ${c.customer_code}
  and k.status = 'Approved' and k.cashback_remain > 0 and k.valid_to >= ${companyTodayInSql})`

const fields = {
  customer_code: c.customer_code,
  customer_name: c.customer_name,
  shop_code: sql<string | null>`${s.shop_code}`,
  shop_name: sql<string | null>`${s.shop_name}`,
  shop_class: sql<string | null>`${s.shop_class}`,
  address: sql<string>`coalesce(nullif(${s.detail_address}, ''), ${c.detail_address}, '')`,
  phone: sql<string | null>`coalesce(${s.phone}, ${c.pic_phone})`,
  contact: sql<string | null>`${c.pic_name}`,
  lat: sql<number | null>`case when ${s.shop_code} is null then ${c.lat} else ${s.lat} end`,
  lng: sql<number | null>`case when ${s.shop_code} is null then ${c.lng} else ${s.lng} end`,
  last_visit_date: sql<
    string | null
  >`(case when ${s.shop_code} is null then ${c.last_visit_date} else ${s.last_visit_date} end)::text`,
  last_order_date: sql<string | null>`${c.last_order_date}::text`,
  overdue_amount: overdueAmountInSql(c.customer_code),
  cashback_remain: sql<number>`coalesce(${cashback(sql`sum(k.cashback_remain)::float8`)}, 0)`,
  cashback_ends: sql<string | null>`${cashback(sql`min(k.valid_to)::text`)}`,
  stock: sql<
    number | null
  >`(select sum(r.stock_quantity)::int from customer_stock_reports r where r.shop_code = ${s.shop_code}
    and r.report_date = (select max(l.report_date) from customer_stock_reports l where l.shop_code = ${s.shop_code}))`,
}
export type Place = Awaited<ReturnType<typeof placesOf>>[number]

const keys = (places: readonly PlaceKey[]) =>
  sql`(values ${sql.join(
    places.map((one, n) => sql`(${one.customer_code}::text, ${one.shop_code}::text, ${n}::int)`),
    sql`, `,
  )}) as wanted (customer, shop, n)`

/** The places in their order, each with what is worth knowing on the way; those that are not there are left out. */
export const placesOf = async (db: Db, places: readonly PlaceKey[]) =>
  places.length === 0
    ? []
    : selectRows(
        db,
        fields,
        sql`from ${keys(places)} join ${c} on ${c.customer_code} = wanted.customer
          left join ${s} on ${s.shop_code} = wanted.shop and ${eq(s.customer_code, c.customer_code)}
          where wanted.shop is null or ${s.shop_code} is not null order by wanted.n`,
      )

const inSight = (viewer: Viewer) =>
  or(visibleTo(viewer, c), sql`(${s.shop_code} is not null and ${visibleTo(viewer, s)})`)

/** Which of the places the viewer may plan and visit: of customers or shops in sight. */
export const placesInSight = async (db: Db, viewer: Viewer, places: readonly PlaceKey[]) => {
  if (places.length === 0) return new Set<string>()
  const { rows } = await db.execute<PlaceKey>(
    sql`select ${c.customer_code} as customer_code, ${s.shop_code} as shop_code from ${keys(places)}
      join ${c} on ${c.customer_code} = wanted.customer
      left join ${s} on ${s.shop_code} = wanted.shop and ${eq(s.customer_code, c.customer_code)}
      where (wanted.shop is null or ${s.shop_code} is not null) and ${inSight(viewer)}`,
  )
  return new Set(rows.map(placeKey))
}
export const placeKey = ({ customer_code, shop_code }: PlaceKey) => `${customer_code} ${shop_code ?? ''}`

const mostSuggested = 30

/** Shops of the viewer's customers that give a reason to go there, the weightiest first. */
export const placesToSuggest = (db: Db, viewer: Viewer, date: string) =>
  selectRows(
    db,
    fields,
    sql`from (select ${s.shop_code} as code,
        (exists (select from customer_invoices i where i.customer_code = ${s.customer_code} and i.paid_amount < i.amount and i.due_date < ${date}::date))::int * 4
        + (exists (select from cashbacks k where k.customer_code = ${s.customer_code} and k.status = 'Approved' and k.cashback_remain > 0
            and k.valid_to between ${date}::date and ${date}::date + ${sql.raw(String(cashbackWithinDays))}))::int * 3
        + (coalesce(${s.last_visit_date} <= ${date}::date - ${sql.raw(String(staleDays))}, true))::int * 2
        + (case ${s.shop_class} when 'A' then 1.5 when 'B' then 0.5 else 0 end) as weight, ${s.last_visit_date} as seen
      from ${s} where ${and(visibleTo(viewer, s), eq(s.is_open, 'Y'), eq(s.status, 'Approved'))}
      order by weight desc, seen nulls first, code limit ${sql.raw(String(mostSuggested))}) best
      join ${s} on ${s.shop_code} = best.code join ${c} on ${eq(c.customer_code, s.customer_code)}
      order by best.weight desc, best.seen nulls first, best.code`,
  )
