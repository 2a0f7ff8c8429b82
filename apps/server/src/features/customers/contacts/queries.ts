import type * as contract from '@sejuk/contract/customers/contacts'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

/** The customers a customer or a keyperson belongs to. */
const ownCustomers = (db: Db, { view_data, customer_codes, shop_codes }: Viewer) => {
  if (view_data === 'View_Data_Customer') return [...customer_codes]
  if (view_data !== 'View_Data_Keyperson') return []
  return db
    .select({ code: shops.customer_code })
    .from(shops)
    .where(inArray(shops.shop_code, [...shop_codes]))
}

export const getOwnContact = async ({ db, viewer }: RequestContext<typeof contract.getOwnContact>) => {
  const own = ownCustomers(db, viewer)
  if (Array.isArray(own) && own.length === 0) return { data: null }
  const [row] = await db
    .select({
      customer_name: t.customer_name,
      branch_name: departments.dept_name,
      salesman_name: users.username,
      salesman_phone: users.phone,
    })
    .from(t)
    .innerJoin(departments, eq(departments.dept_code, t.dept_code))
    .leftJoin(users, and(eq(users.usercode, t.salesman_code), eq(users.is_active, true)))
    .where(inArray(t.customer_code, own))
    .orderBy(t.customer_code)
    .limit(1)
  return { data: row ?? null }
}
