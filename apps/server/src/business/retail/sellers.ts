import type { SellerRole } from '@sejuk/domain/retail/retail-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import { keypersons, promotors } from '../../db/tables/customers/shops.ts'
import { users } from '../../db/tables/platform/users.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** Everybody who may earn an incentive, as `s`: keypersons, promotors, and our own people. */
export const everySeller = sql`(
  select 'keyperson'::text as seller_role, k.keyperson_code as seller_code, k.keyperson_name as seller_name, k.dept_code,
    k.is_active, k.user_code from ${keypersons} k
  union all select 'promotor', p.promotor_code, p.promotor_name, p.dept_code, p.is_active, p.user_code from ${promotors} p
  union all select 'salesman', u.usercode, u.username, u.department, u.is_active, u.usercode from ${users} u) s`

export const sellerFields = {
  seller_role: sql<SellerRole>`s.seller_role`,
  seller_code: sql<string>`s.seller_code`,
  seller_name: sql<string>`s.seller_name`,
  dept_code: sql<string>`s.dept_code`,
  branch_name: sql<string>`coalesce((select d.dept_name from departments d where d.dept_code = s.dept_code), '')`,
}

/** By the branch that answers for them. */
export const sellersOf = (viewer: Viewer) => visibleTo(viewer, { dept_code: sellerFields.dept_code })
