import type { SellerRole } from '@sejuk/domain/retail/retail-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { keypersons, promotors, shopPromotors, shops } from '../../db/tables/customers/shops.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

export type Seller = { role: SellerRole; code: string; name: string; target: number }

/** The keyperson or promotor behind an account. */
export const sellerInSql = (usercode: string) =>
  sql`select 'keyperson' as role, keyperson_code as code, keyperson_name as name, monthly_target as target from ${keypersons}
      where user_code = ${usercode} and is_active
    union all select 'promotor', promotor_code, promotor_name, monthly_target from ${promotors} where user_code = ${usercode} and is_active
    limit 1`

/** One of our own people. */
export const ownSeller = ({ usercode, username }: Viewer): Seller => ({
  ...{ role: 'salesman', code: usercode, name: username, target: 0 },
})

/** Who enters: the keyperson or promotor behind the account, or one of our own people. */
export const sellerOf = async (db: Db, viewer: Viewer): Promise<Seller> => {
  const [found] = await plannedRows<Seller>(db, sellerInSql(viewer.usercode))
  return found ?? ownSeller(viewer)
}

/** The shops one sells in: those in sight, and those one is the promotor of. */
export const shopsOfSeller = (viewer: Viewer): SQL | undefined =>
  and(
    eq(shops.status, 'Approved'),
    or(
      visibleTo(viewer, shops),
      inArray(
        shops.shop_code,
        sql`(select sp.shop_code from ${shopPromotors} sp join ${promotors} p on p.promotor_code = sp.promotor_code
          where p.user_code = ${viewer.usercode} and p.is_active)`,
      ),
    ),
  )
