import type { SellerRole } from '@sejuk/domain/retail/retail-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { keypersons, promotors, shopPromotors, shops } from '../../db/tables/customers/shops.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

type Seller = { role: SellerRole; code: string; name: string; target: number }

/** Who enters: the keyperson or promotor behind the account, or one of our own people. */
export const sellerOf = async (db: Db, viewer: Viewer): Promise<Seller> => {
  const active = (table: typeof keypersons | typeof promotors) =>
    and(eq(table.user_code, viewer.usercode), eq(table.is_active, true))
  const [keyperson] = await db.select().from(keypersons).where(active(keypersons)).limit(1)
  if (keyperson)
    return {
      role: 'keyperson',
      code: keyperson.keyperson_code,
      name: keyperson.keyperson_name,
      target: keyperson.monthly_target,
    }
  const [promotor] = await db.select().from(promotors).where(active(promotors)).limit(1)
  if (promotor)
    return {
      role: 'promotor',
      code: promotor.promotor_code,
      name: promotor.promotor_name,
      target: promotor.monthly_target,
    }
  return { role: 'salesman', code: viewer.usercode, name: viewer.username, target: 0 }
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
