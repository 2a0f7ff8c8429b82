import type * as contract from '@sejuk/contract/customers/salesman-changes'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { salesmanChanges as t } from '../../../db/tables/customers/salesman-changes.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyZone } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { hundredFrom, hundredOf } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { scopedByCopies } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'

const count = (query: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${query})`
/** Of the customers who are theirs now. */
const monthSales = sql<number>`(select coalesce(sum(o.total_amount), 0)::float8 from customer_orders o
  where o.scope_salesman_code = ${users.usercode} and o.order_date >= date_trunc('month', now() at time zone ${companyZone})::date)`

const salesmanFields = {
  usercode: users.usercode,
  username: users.username,
  department: users.department,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${users.department})`,
  phone: users.phone,
  is_active: users.is_active,
  customers: count(sql`customers c where c.salesman_code = ${users.usercode} and c.status in ('Approved', 'Adjusted')`),
  shops: count(sql`shops s where s.salesman_code = ${users.usercode} and s.status <> 'Closed'`),
  scheduled: count(
    sql`salesman_changes x where x.status = 'Scheduled' and ${users.usercode} in (x.from_salesman_code, x.to_salesman_code)`,
  ),
  month_sales: monthSales,
}

export const listSalesmen = ({ db, viewer, input }: RequestContext<typeof contract.listSalesmen>) =>
  listPage(db, {
    input,
    source: sql`${users}`,
    where: and(
      visibleUsers(viewer),
      sql`exists (select from user_roles r where r.usercode = ${users.usercode} and r.role_code = 'Salesman')`,
      filterByCodes(users.department, input.dept_code),
      input.is_active === undefined ? undefined : eq(users.is_active, input.is_active),
      containsText(input.search, users.username, users.usercode),
    ),
    key: users.usercode,
    sorts: { username: users.username, usercode: users.usercode },
    sort: 'username',
    fields: salesmanFields,
  })

type Shop = { shop_code: string; shop_name: string; salesman_code: string | null; salesman_name: string | null }
type Found = Omit<contract.CustomerTree, 'shops'> & { shops: Shop[] }

/** By name; a customer is found by its own salesperson, or by one of its shops'. */
export const searchCustomerAndShopSalesman = async (
  context: RequestContext<typeof contract.searchCustomerAndShopSalesman>,
) => {
  const { db, viewer, input } = context
  const { salesman_code, page } = input
  const where = and(
    visibleTo(viewer, customers),
    sql`${customers.status} not in ('Closed', 'Deleted')`,
    filterByCodes(customers.dept_code, input.dept_code),
    salesman_code
      ? or(
          eq(customers.salesman_code, salesman_code),
          sql`${customers.customer_code} in (select s.customer_code from shops s where s.salesman_code = ${salesman_code})`,
        )
      : undefined,
    containsText(input.keyword, customers.customer_name, customers.customer_code),
  )
  const { rows } = await db.execute<Found>(sql`select customer_code, customer_name, dept_code, salesman_code,
      (select u.username from users u where u.usercode = ${customers.salesman_code}) as salesman_name,
      coalesce((select json_agg(json_build_object('shop_code', s.shop_code, 'shop_name', s.shop_name, 'salesman_code', s.salesman_code,
        'salesman_name', (select u.username from users u where u.usercode = s.salesman_code)) order by s.shop_name, s.shop_code)
        from shops s where s.customer_code = ${customers.customer_code} and s.status <> 'Closed'), '[]') as shops
    from ${customers} where ${where} order by customer_name, customer_code
    ${hundredFrom(page)}`)
  return hundredOf(db, rows, page, sql`from ${customers} where ${where}`)
}

const fields = {
  change_id: t.change_id,
  customer_code: t.customer_code,
  customer_name: customers.customer_name,
  shop_code: t.shop_code,
  shop_name: sql<string | null>`(select s.shop_name from shops s where s.shop_code = ${t.shop_code})`,
  from_salesman_code: t.from_salesman_code,
  from_salesman_name: sql<string | null>`(select u.username from users u where u.usercode = ${t.from_salesman_code})`,
  to_salesman_code: t.to_salesman_code,
  to_salesman_name: sql<string>`coalesce((select u.username from users u where u.usercode = ${t.to_salesman_code}), ${t.to_salesman_code})`,
  effective_date: sql<string>`${t.effective_date}::text`,
  move_open_documents: t.move_open_documents,
  reason: t.reason,
  status: t.status,
  create_user_name: t.create_user_name,
  created_date: t.created_date,
}

export const listSalesmanChanges = ({ db, viewer, input }: RequestContext<typeof contract.listSalesmanChanges>) =>
  listPage(db, {
    input,
    source: sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`,
    own: sql`${t}`,
    ...scopedByCopies(viewer, input, t, (scope) =>
      and(
        scope,
        input.customer_code ? eq(t.customer_code, input.customer_code) : undefined,
        input.salesman_code.length
          ? or(inArray(t.from_salesman_code, input.salesman_code), inArray(t.to_salesman_code, input.salesman_code))
          : undefined,
        input.status && eq(t.status, input.status),
      ),
    ),
    key: t.change_id,
    sorts: { created_date: t.created_date },
    sort: '-created_date',
    fields,
  })
