import type * as contract from '@sejuk/contract/retail/sub-dealers'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { suppliedBy, visibleSubDealers } from '../../../business/retail/visible-sub-dealers.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { subDealerParents as p, subDealers as t } from '../../../db/tables/retail/sub-dealers.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'

const fields = {
  ...getTableColumns(t),
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  salesman_name: sql<string | null>`(select u.username from users u where u.usercode = ${t.salesman_code})`,
  parent_names: sql<string>`coalesce((select string_agg(c.customer_name, ', ' order by p.priority) from sub_dealer_parents p
    join customers c on c.customer_code = p.customer_code where p.subdealer_code = ${t.subdealer_code}), '')`,
}

export const subDealerList = ({
  viewer,
  input,
}: Pick<RequestContext<typeof contract.listSubDealers>, 'viewer' | 'input'>) =>
  asList({
    input,
    source: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleSubDealers(viewer), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : undefined,
        filterByCodes(t.dept_code, input.dept_code),
        input.customer_code.length ? suppliedBy(input.customer_code) : undefined,
        containsText(input.search, t.subdealer_name, t.subdealer_code, t.owner_name, t.phone),
      ),
    ),
    key: t.subdealer_code,
    sorts: { created_date: t.created_date, subdealer_name: t.subdealer_name },
    sort: '-created_date',
    fields,
  })

export const listSubDealers = ({ db, ...context }: RequestContext<typeof contract.listSubDealers>) =>
  listPage(db, subDealerList(context))

export const getSubDealer = async ({ db, viewer, input }: RequestContext<typeof contract.getSubDealer>) => {
  const isThis = and(eq(t.subdealer_code, input.subdealer_code), visibleSubDealers(viewer))
  const [found] = await selectRows(db, fields, sql`from ${t} where ${isThis}`)
  if (!found) return refuse('notFound')
  const parents = await db
    .select({ customer_code: p.customer_code, customer_name: customers.customer_name, priority: p.priority })
    .from(p)
    .innerJoin(customers, eq(customers.customer_code, p.customer_code))
    .where(eq(p.subdealer_code, found.subdealer_code))
    .orderBy(asc(p.priority))
  return { data: { ...found, parents } }
}

export const subDealerDropdown = ({ db, viewer, input }: RequestContext<typeof contract.subDealerDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      visibleSubDealers(viewer),
      eq(t.status, 'Approved'),
      containsText(input.search, t.subdealer_name, t.subdealer_code),
    ),
    key: t.subdealer_code,
    order: t.subdealer_name,
    fields: {
      value: t.subdealer_code,
      label: sql<string>`'(' || ${t.subdealer_code} || ') ' || ${t.subdealer_name}`,
      subdealer_code: t.subdealer_code,
      subdealer_name: t.subdealer_name,
      detail_address: t.detail_address,
    },
    isSearch: input.search !== '',
  })

const suppliers = sql`${p} join ${customers} on ${eq(customers.customer_code, p.customer_code)}
  join ${t} on ${eq(t.subdealer_code, p.subdealer_code)}`

/** Those a sub-dealer buys from, the first one first. */
export const supplierDropdown = ({ db, viewer, input }: RequestContext<typeof contract.supplierDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: suppliers,
    where: and(
      visibleSubDealers(viewer),
      eq(p.subdealer_code, input.subdealer_code ?? ''),
      containsText(input.search, customers.customer_name, customers.customer_code),
    ),
    key: customers.customer_code,
    order: p.priority,
    fields: {
      value: customers.customer_code,
      label: sql<string>`'(' || ${customers.customer_code} || ') ' || ${customers.customer_name}`,
      customer_code: customers.customer_code,
      customer_name: customers.customer_name,
    },
    isSearch: input.search !== '',
  })
