import type * as contract from '@sejuk/contract/customers/keypersons'
import type { SellerKind } from '@sejuk/domain/customers/shops'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { promotors, shops, keypersons as t } from '../../../db/tables/customers/shops.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { hundredFrom, hundredOf } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'

const source = sql`${t} left join ${shops} on ${eq(shops.shop_code, t.shop_code)}
  left join ${customers} on ${eq(customers.customer_code, shops.customer_code)}`

/** Visible by their branch, by who wrote them down, and with their shop. */
const owned = {
  dept_code: t.dept_code,
  salesman_code: t.scope_salesman_code,
  created_by: t.created_by,
  customer_code: t.scope_customer_code,
  shop_code: t.shop_code,
}
export const visibleKeypersons = (viewer: Viewer) => visibleTo(viewer, owned)

const fields = {
  keyperson_code: t.keyperson_code,
  keyperson_name: t.keyperson_name,
  phone: t.phone,
  email: t.email,
  dept_code: t.dept_code,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  shop_code: t.shop_code,
  shop_name: sql<string | null>`${shops.shop_name}`,
  customer_code: sql<string | null>`${customers.customer_code}`,
  customer_name: sql<string | null>`${customers.customer_name}`,
  user_code: t.user_code,
  is_active: t.is_active,
  created_date: t.created_date,
  row_version: t.row_version,
}

/** By name: an index holds them so, or some do. Nearly all are active. */
const partsOf = (viewer: Viewer, { search, is_active, sort, dept_code }: Asked) =>
  !search && is_active !== false && (sort ?? 'keyperson_name').endsWith('keyperson_name')
    ? orderedParts(viewer, { ...owned, shop_code: undefined }, dept_code)
    : undefined

type Asked = RequestContext<typeof contract.listKeypersons>['input']
export const listKeypersons = ({ db, viewer, input }: RequestContext<typeof contract.listKeypersons>) => {
  const parts = partsOf(viewer, input)
  return listPage(db, {
    input,
    source,
    own: sql`${t}`,
    ...scoped(parts, visibleKeypersons(viewer), (scope) =>
      and(
        scope,
        filterByCodes(t.dept_code, input.dept_code),
        input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
        containsText(input.search, t.keyperson_name, t.keyperson_code, shops.shop_name),
      ),
    ),
    key: t.keyperson_code,
    sorts: { keyperson_name: t.keyperson_name, keyperson_code: t.keyperson_code },
    sort: 'keyperson_name',
    fields,
  })
}

export const keypersonLog = async ({ db, viewer, input }: RequestContext<typeof contract.keypersonLog>) => {
  const { rows } = await db.execute(
    sql`select from ${t} where ${and(eq(t.keyperson_code, input.code), visibleKeypersons(viewer))}`,
  )
  if (rows.length === 0) refuse('notFound')
  return historyOf(db, 'keyperson', input.code, input.page)
}

type Seller = { kind: SellerKind; code: string; name: string; dept_code: string }

/** Three small lists read as one, each with its own scope. */
export const sellerDropdown = async ({ db, viewer, input }: RequestContext<typeof contract.sellerDropdown>) => {
  const near = (column: typeof t.dept_code | typeof users.department | typeof promotors.dept_code) =>
    input.dept_code.length ? inArray(column, input.dept_code) : sql`true`
  const parts = {
    salesman: sql`select 'salesman' as kind, ${users.usercode} as code, ${users.username} as name, ${users.department} as dept_code
      from ${users} where ${visibleUsers(viewer)} and ${users.is_active} and ${near(users.department)}
      and exists (select from user_roles r where r.usercode = ${users.usercode} and r.role_code = 'Salesman')`,
    promotor: sql`select 'promotor', ${promotors.promotor_code}, ${promotors.promotor_name}, ${promotors.dept_code}
      from ${promotors} where ${visibleTo(viewer, promotors)} and ${promotors.is_active} and ${near(promotors.dept_code)}`,
    keyperson: sql`select 'keyperson', ${t.keyperson_code}, ${t.keyperson_name}, ${t.dept_code}
      from ${t} where ${visibleKeypersons(viewer)} and ${t.is_active} and ${near(t.dept_code)}`,
  }
  const wanted = input.kind ? [parts[input.kind]] : [parts.salesman, parts.promotor, parts.keyperson]
  const found = sql`from (${sql.join(wanted, sql` union all `)}) as seller (kind, code, name, dept_code)
    where ${containsText(input.search, sql`name`, sql`code`) ?? sql`true`}`
  const { rows } = await db.execute<Seller>(sql`select * ${found} order by name, code ${hundredFrom(input.page)}`)
  const sellers = rows.map((seller) => ({ ...seller, value: seller.code, label: `(${seller.code}) ${seller.name}` }))
  return hundredOf(db, sellers, input.page, found)
}
