import type * as contract from '@sejuk/contract/retail/retail-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { retailOrderLines as lines, retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { branchAndPeople, partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { reasonsOf } from './review-reasons.ts'

export const visibleRetailOrders = (viewer: Viewer) => visibleTo(viewer, t)

export const retailTables = sql`${t} join ${shops} on ${eq(shops.shop_code, t.shop_code)}
  join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
export const retailFields = {
  ...getTableColumns(t),
  sale_date: sql<string>`${t.sale_date}::text`,
  install_date: sql<string | null>`${t.install_date}::text`,
  shop_name: shops.shop_name,
  customer_name: customers.customer_name,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  item_names: sql<string>`coalesce((select string_agg(distinct l.item_name, ', ' order by l.item_name) from retail_order_lines l
    where l.retail_order_code = ${t.retail_order_code}), '')`,
}

type Asked = Pick<RequestContext<typeof contract.listRetailOrders>, 'viewer' | 'input'>

/** Deleted ones stand behind their own status. */
export const retailOrderList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: retailTables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', branchAndPeople(t)), visibleRetailOrders(viewer), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : sql`${t.status} <> 'Deleted'`,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.shop_code, input.shop_code),
        filterByCodes(t.customer_code, input.customer_code),
        input.seller_role ? eq(t.seller_role, input.seller_role) : undefined,
        input.has_flags === undefined ? undefined : sql`(${t.score} > 0) = ${input.has_flags}`,
        input.from ? gte(t.sale_date, input.from) : undefined,
        input.to ? lte(t.sale_date, input.to) : undefined,
        containsText(input.search, t.retail_order_code, shops.shop_name, t.create_user_name, t.consumer_name),
      ),
    ),
    key: t.retail_order_code,
    sorts: { created_date: t.created_date, sale_date: t.sale_date, score: t.score, quantity: t.quantity },
    sort: '-created_date',
    fields: retailFields,
  })

export const listRetailOrders = ({ db, ...context }: RequestContext<typeof contract.listRetailOrders>) =>
  listPage(db, retailOrderList(context))

const detailFields = {
  ...retailFields,
  sub_district_name: sql<string | null>`(select s.sub_district_name from sub_districts s
    where s.sub_district_code = ${t.sub_district_code})`,
}

export const getRetailOrder = async ({ db, viewer, input }: RequestContext<typeof contract.getRetailOrder>) => {
  const [found] = await selectRows(
    db,
    detailFields,
    sql`from ${retailTables} where ${and(eq(t.retail_order_code, input.retail_order_code), visibleRetailOrders(viewer))}`,
  )
  if (!found) return refuse('notFound')
  const units = await db
    .select()
    .from(lines)
    .where(eq(lines.retail_order_code, found.retail_order_code))
    .orderBy(asc(lines.line_no))
  return { data: { ...found, lines: units, reasons: await reasonsOf(db, viewer, found) } }
}
