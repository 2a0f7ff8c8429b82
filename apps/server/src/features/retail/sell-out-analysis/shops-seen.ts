import type { SellOutPeriod } from '@sejuk/domain/retail/sell-out-periods'
import { mondayOf } from '@sejuk/domain/retail/weeks'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { keypersons, promotors, shopPromotors, shops } from '../../../db/tables/customers/shops.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import { shopReminders } from '../../../db/tables/retail/shop-reminders.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Written out: a value of no type would be taken for a day. */
const yearDays = sql.raw('366')

/** Approved sales in sight, of the branches that were asked for. */
export const approvedSales = (viewer: Viewer, dept_code: readonly string[]): SQL =>
  sql`${t.status} = 'Approved' and ${and(visibleTo(viewer, t), filterByCodes(t.dept_code, dept_code))}`

export type ShopSeen = {
  shop_code: string
  shop_name: string
  customer_code: string
  dept_name: string
  last_sale: string
  is_reminded: boolean
  /** Whether anybody who sells there has an account and can be told. */
  is_reachable: boolean
}

/** Who sells in which shop and can be told: keypersons and promotors with an account that is in use. */
export const sellersOfShops = sql`select x.shop_code, x.user_code from (
    select k.shop_code, k.user_code from ${keypersons} k where k.is_active
    union select sp.shop_code, p.user_code from ${shopPromotors} sp
      join ${promotors} p on p.promotor_code = sp.promotor_code where p.is_active) x
  join ${users} u on u.usercode = x.user_code and u.is_active`

/** Every shop with a sale in the year before: each is looked up by its own last sale, however many it has. */
export const shopsSeen = async (db: Db, sales: SQL, { to }: Pick<SellOutPeriod, 'to'>) => {
  const { rows } = await db.execute<ShopSeen>(
    sql`select s.shop_code, s.shop_name, s.customer_code, (select d.dept_name from departments d where d.dept_code = s.dept_code) as dept_name,
      last.sale_date::text as last_sale,
      exists (select from ${shopReminders} r where r.shop_code = s.shop_code and r.week = ${mondayOf(to)}::date) as is_reminded,
      s.shop_code in (select r.shop_code from (${sellersOfShops}) r) as is_reachable
    from ${shops} s cross join lateral (select ${t.sale_date} from ${t} where ${t.shop_code} = s.shop_code and ${sales}
      and ${t.sale_date} > ${to}::date - ${yearDays} and ${t.sale_date} <= ${to}::date order by ${t.sale_date} desc limit 1) last
    order by s.shop_code`,
  )
  return rows
}

/** Without an entry in the week of that day. */
export const isSilent = ({ last_sale }: Pick<ShopSeen, 'last_sale'>, day: string) => last_sale < mondayOf(day)
