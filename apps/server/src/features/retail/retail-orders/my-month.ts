import type * as contract from '@sejuk/contract/retail/selling'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, sql } from 'drizzle-orm'
import { paymentsOf } from '../../../business/retail/incentive-payments.ts'
import { sellerOf, shopsOfSeller } from '../../../business/retail/seller-of.ts'
import type { Db } from '../../../db/database.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { incentiveAccruals as accruals, incentiveCampaigns as campaigns } from '../../../db/tables/retail/incentives.ts'
import { retailOrderLines as l, retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import { companyToday, companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { retailFields, retailTables } from './queries.ts'

const mostShops = 100
const mostModels = 6
const mostShown = 30

const saleFields = {
  ...retailFields,
  serial_indoor: sql<string | null>`(select l.serial_indoor from retail_order_lines l
    where l.retail_order_code = ${t.retail_order_code} order by l.line_no limit 1)`,
  serial_outdoor: sql<string | null>`(select l.serial_outdoor from retail_order_lines l
    where l.retail_order_code = ${t.retail_order_code} order by l.line_no limit 1)`,
}
const counted = sql`${t.status} in ('Submitted', 'Approved')`

const unitsBetween = async (db: Db, seller_code: string, from: string) => {
  const { rows } = await db.execute<{
    units: number
    amount: number
  }>(sql`select coalesce(sum(${t.quantity}), 0)::int as units,
      coalesce(sum(${t.amount}), 0)::float8 as amount
    from ${t} where ${t.seller_code} = ${seller_code} and ${counted} and ${t.sale_date} >= ${from}::date`)
  return rows[0] ?? { units: 0, amount: 0 }
}

const incentivesOf = async (db: Db, seller_code: string, from: string) => {
  const { rows } = await db.execute<{ campaign_name: string; units: number; amount: number }>(
    sql`select ${campaigns.campaign_name}, count(*) filter (where not ${accruals.is_reversal})::int
        - count(*) filter (where ${accruals.is_reversal})::int as units, sum(${accruals.amount})::float8 as amount
      from ${accruals} join ${campaigns} on ${eq(campaigns.campaign_code, accruals.campaign_code)}
      where ${accruals.seller_code} = ${seller_code} and ${accruals.sale_date} >= ${from}::date
      group by ${campaigns.campaign_code} having sum(${accruals.amount}) <> 0 order by 1`,
  )
  return rows
}

type Model = { item_code: string; item_name: string; capacity_pk: number | null }
const lastModels = async (db: Db, seller_code: string) => {
  const { rows } = await db.execute<Model>(sql`select sold.item_code, sold.item_name, i.capacity_pk
    from (select ${l.item_code}, max(${l.item_name}) as item_name, max(${l.sale_date}) as last from ${l}
      join ${t} on ${eq(t.retail_order_code, l.retail_order_code)}
      where ${t.seller_code} = ${seller_code} and ${t.sale_date} > ${companyTodayInSql} - 120 group by 1) sold
    left join items i on i.item_code = sold.item_code order by sold.last desc, 1 limit ${mostModels}`)
  return rows
}

export const myMonth = async ({ db, viewer }: RequestContext<typeof contract.myMonth>) => {
  const today = companyToday()
  const from = `${today.slice(0, 7)}-01`
  const seller = await sellerOf(db, viewer)
  const own = and(eq(t.created_by, viewer.usercode), eq(t.seller_code, seller.code))
  const sold = await db
    .select({ shop_code: shops.shop_code, shop_name: shops.shop_name })
    .from(shops)
    .where(shopsOfSeller(viewer))
    .orderBy(asc(shops.shop_name), asc(shops.shop_code))
    .limit(mostShops)
  const salesWhere = (where: ReturnType<typeof sql>) =>
    selectRows(
      db,
      saleFields,
      sql`from ${retailTables} where ${own} and ${where} order by ${t.created_date} desc limit ${mostShown}`,
    )
  const incentives = await incentivesOf(db, seller.code, from)
  return {
    data: {
      today,
      seller_code: seller.code,
      seller_name: seller.name,
      seller_role: seller.role,
      target: seller.target,
      units: (await unitsBetween(db, seller.code, from)).units,
      incentive: incentives.reduce((sum, { amount }) => sum + amount, 0),
      incentives,
      ...(await paymentsOf(db, seller.role, seller.code)),
      shops: sold,
      models: await lastModels(db, seller.code),
      sales: await salesWhere(sql`${t.status} in ('Submitted', 'Approved') and ${t.sale_date} = ${today}::date`),
      problems: await salesWhere(sql`${t.status} = 'Rejected' and ${t.sale_date} >= ${today}::date - 30`),
    },
  }
}

type Month = { month: string; units: number; amount: number }
const monthsOf = async (db: Db, seller_code: string) => {
  const { rows } =
    await db.execute<Month>(sql`select to_char(${t.sale_date}, 'YYYY-MM') as month, sum(${t.quantity})::int as units,
      sum(${t.amount})::float8 as amount
    from ${t} where ${t.seller_code} = ${seller_code} and ${counted}
      and ${t.sale_date} >= date_trunc('month', ${companyTodayInSql}) - interval '11 months' group by 1 order by 1`)
  return rows
}

const person = async (db: Db, viewer: Viewer, usercode: string) => {
  const [found] = await db
    .select({
      usercode: users.usercode,
      username: users.username,
      title: users.title,
      phone: users.phone,
      department: users.department,
      dept_name: sql<string>`coalesce((select d.dept_name from departments d where d.dept_code = ${users.department}), '')`,
    })
    .from(users)
    .where(and(eq(users.usercode, usercode), usercode === viewer.usercode ? undefined : visibleUsers(viewer)))
  return found ?? refuse('notFound')
}

export const getStaffWithSellOut = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.getStaffWithSellOut>) => {
  const found = await person(db, viewer, input.userCode)
  const seller = await sellerOf(db, { ...viewer, usercode: found.usercode, username: found.username })
  const from = `${companyToday().slice(0, 7)}-01`
  const [last] = await db
    .select({ day: sql<string | null>`max(${t.sale_date})::text` })
    .from(t)
    .where(and(eq(t.seller_code, seller.code), counted))
  const incentives = await incentivesOf(db, seller.code, from)
  return {
    data: {
      ...found,
      seller_code: seller.code,
      seller_role: seller.role,
      target: seller.target,
      ...(await unitsBetween(db, seller.code, from)),
      incentive: incentives.reduce((sum, { amount }) => sum + amount, 0),
      last_sale_date: last?.day ?? null,
      months: await monthsOf(db, seller.code),
    },
  }
}
