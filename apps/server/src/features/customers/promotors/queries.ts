import type * as contract from '@sejuk/contract/customers/promotors'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shopPromotors, shops, promotors as t } from '../../../db/tables/customers/shops.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage, hundredFrom, hundredOf } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { records } from './commands.ts'

const fields = {
  promotor_code: t.promotor_code,
  promotor_name: t.promotor_name,
  phone: t.phone,
  dept_code: t.dept_code,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  salesman_code: t.salesman_code,
  salesman_name: sql<string | null>`(select u.username from users u where u.usercode = ${t.salesman_code})`,
  shop_names: sql<string | null>`(select string_agg(s.shop_name, ', ' order by s.shop_name) from shop_promotors sp
    join shops s using (shop_code) where sp.promotor_code = ${t.promotor_code})`,
  user_code: t.user_code,
  join_date: sql<string>`${t.join_date}::text`,
  is_active: t.is_active,
  created_date: t.created_date,
  row_version: t.row_version,
}

/** By name: an index holds them so, or some do. Nearly all are active. */
const partsOf = (viewer: Viewer, { search, is_active, sort, dept_code }: Asked) =>
  !search && is_active !== false && (sort ?? 'promotor_name').endsWith('promotor_name')
    ? orderedParts(viewer, t, dept_code)
    : undefined

type Asked = RequestContext<typeof contract.listPromotors>['input']
export const listPromotors = ({ db, viewer, input }: RequestContext<typeof contract.listPromotors>) => {
  const parts = partsOf(viewer, input)
  return listPage(db, {
    input,
    source: sql`${t}`,
    ...scoped(parts, visibleTo(viewer, t), (scope) =>
      and(
        scope,
        filterByCodes(t.dept_code, input.dept_code),
        input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
        containsText(input.search, t.promotor_name, t.promotor_code),
      ),
    ),
    key: t.promotor_code,
    sorts: { promotor_name: t.promotor_name, promotor_code: t.promotor_code },
    sort: 'promotor_name',
    fields,
  })
}

export const promotorLog = ({ db, viewer, input }: RequestContext<typeof contract.promotorLog>) =>
  records.history(db, input.code, input.page, visibleTo(viewer, t))

export const promotorDropdown = ({ db, viewer, input }: RequestContext<typeof contract.promotorDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      visibleTo(viewer, t),
      eq(t.is_active, true),
      filterByCodes(t.dept_code, input.dept_code),
      containsText(input.search, t.promotor_name, t.promotor_code),
    ),
    key: t.promotor_code,
    order: t.promotor_name,
    fields: {
      value: t.promotor_code,
      label: sql<string>`'(' || ${t.promotor_code} || ') ' || ${t.promotor_name}`,
      promotor_code: t.promotor_code,
      promotor_name: t.promotor_name,
    },
    isSearch: input.search !== '',
  })

const inShops = sql`${shopPromotors} join ${t} on ${eq(t.promotor_code, shopPromotors.promotor_code)}
  join ${shops} on ${eq(shops.shop_code, shopPromotors.shop_code)}
  join ${customers} on ${eq(customers.customer_code, shops.customer_code)}`
const promotorInShop = {
  value: t.promotor_code,
  label: sql<string>`${t.promotor_name} || ', ' || ${shops.shop_name}`,
  promotor_code: t.promotor_code,
  promotor_name: t.promotor_name,
  shop_code: shops.shop_code,
  shop_name: shops.shop_name,
  customer_code: customers.customer_code,
  customer_name: customers.customer_name,
}

/** Visible with their shops. A promotor of several shops is listed once per shop. */
export const selectCustomerPromotor = async (context: RequestContext<typeof contract.selectCustomerPromotor>) => {
  const { db, viewer, input } = context
  const where = and(
    visibleTo(viewer, shops),
    eq(t.is_active, true),
    input.customer_code ? eq(shops.customer_code, input.customer_code) : undefined,
    containsText(input.search, t.promotor_name, t.promotor_code, shops.shop_name),
  )
  const found = await selectRows(
    db,
    promotorInShop,
    sql`from ${inShops} where ${where} order by ${t.promotor_name}, ${t.promotor_code}, ${shops.shop_code}
      ${hundredFrom(input.page)}`,
  )
  return hundredOf(db, found, input.page, sql`from ${inShops} where ${where}`)
}
