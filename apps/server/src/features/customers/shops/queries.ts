import type * as contract from '@sejuk/contract/customers/shops'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { shops as t } from '../../../db/tables/customers/shops.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { branchAndPeople, partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const maybe = (query: string, code: PgColumn) => sql<string | null>`(select ${sql.raw(query)} = ${code})`
const always = (query: string, code: PgColumn) => maybe(query, code) as ReturnType<typeof sql<string>>
const beside = {
  customer_name: always('customer_name from customers where customer_code', t.customer_code),
  dept_name: always('dept_name from departments where dept_code', t.dept_code),
  salesman_name: maybe('username from users where usercode', t.salesman_code),
  city_name: maybe('city_name from cities where city_code', t.city_code),
  keyperson_name: maybe('keyperson_name from keypersons where is_active and shop_code', t.shop_code),
  promotor_names: sql<string | null>`(select string_agg(p.promotor_name, ', ' order by p.promotor_name)
    from shop_promotors sp join promotors p using (promotor_code) where sp.shop_code = ${t.shop_code})`,
  sell_out: sql<number>`(select coalesce(sum(r.quantity), 0)::int from retail_orders r where r.shop_code = ${t.shop_code}
    and r.status in ('Submitted', 'Approved') and r.sale_date > ${companyTodayInSql} - 30)`,
  last_visit_date: sql<string | null>`${t.last_visit_date}::text`,
}

const fields = {
  shop_code: t.shop_code,
  shop_name: t.shop_name,
  customer_code: t.customer_code,
  dept_code: t.dept_code,
  salesman_code: t.salesman_code,
  detail_address: t.detail_address,
  shop_class: t.shop_class,
  is_open: t.is_open,
  status: t.status,
  ...beside,
  created_date: t.created_date,
  row_version: t.row_version,
}

/** Shown by pages, and downloaded whole. */
export const shopList = ({ viewer, input }: Pick<RequestContext<typeof contract.listShops>, 'viewer' | 'input'>) =>
  asList({
    input,
    source: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', branchAndPeople(t)), visibleTo(viewer, t), (scope) =>
      and(
        scope,
        input.customer_code ? eq(t.customer_code, input.customer_code) : undefined,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.salesman_code, input.salesman_code),
        input.shop_class && eq(t.shop_class, input.shop_class),
        input.status && eq(t.status, input.status),
        containsText(input.search, t.shop_name, t.shop_code),
      ),
    ),
    key: t.shop_code,
    sorts: { shop_name: t.shop_name, shop_code: t.shop_code, created_date: t.created_date },
    sort: '-created_date',
    fields,
  })

export const listShops = ({ db, ...context }: RequestContext<typeof contract.listShops>) =>
  listPage(db, shopList(context))

export const getShop = async ({ db, viewer, input }: RequestContext<typeof contract.getShop>) => {
  const [found] = await selectRows(
    db,
    {
      ...getTableColumns(t),
      ...beside,
      province_name: maybe('province_name from provinces where province_code', t.province_code),
      district_name: maybe('district_name from districts where district_code', t.district_code),
      sub_district_name: maybe('sub_district_name from sub_districts where sub_district_code', t.sub_district_code),
      keyperson_code: maybe('keyperson_code from keypersons where is_active and shop_code', t.shop_code),
      keyperson_phone: maybe('phone from keypersons where is_active and shop_code', t.shop_code),
      promotor_codes: sql<
        string[]
      >`array(select promotor_code from shop_promotors where shop_code = ${t.shop_code} order by 1)`,
    },
    sql`from ${t} where ${and(eq(t.shop_code, input.shop_code), visibleTo(viewer, t))}`,
  )
  return { data: found ?? refuse('notFound') }
}

export const shopLog = async ({ db, viewer, input }: RequestContext<typeof contract.shopLog>) => {
  if (!(await db.$count(t, and(eq(t.shop_code, input.code), visibleTo(viewer, t))))) refuse('notFound')
  return historyOf(db, 'shop', input.code, input.page)
}

/** Closed ones are not chosen any more. */
export const shopDropdown = ({ db, viewer, input }: RequestContext<typeof contract.shopDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      visibleTo(viewer, t),
      sql`${t.status} <> 'Closed'`,
      input.customer_code ? eq(t.customer_code, input.customer_code) : undefined,
      filterByCodes(t.dept_code, input.dept_code),
      containsText(input.search, t.shop_name, t.shop_code),
    ),
    key: t.shop_code,
    order: t.shop_name,
    fields: {
      value: t.shop_code,
      label: sql<string>`'(' || ${t.shop_code} || ') ' || ${t.shop_name}`,
      shop_code: t.shop_code,
      shop_name: t.shop_name,
      customer_code: t.customer_code,
    },
    isSearch: input.search !== '',
  })
