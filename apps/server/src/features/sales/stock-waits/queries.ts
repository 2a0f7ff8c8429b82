import type * as contract from '@sejuk/contract/sales/stock-waits'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { stockWaits as t } from '../../../db/tables/sales/stock-waits.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleWaits = (viewer: Viewer) => visibleTo(viewer, t)

const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}
  join ${items} on ${eq(items.item_code, t.item_code)}
  left join ${users} on ${eq(users.usercode, t.salesman_code)}`
const { created_date: since, ...columns } = getTableColumns(t)
const fields = {
  ...columns,
  since,
  wanted_date: sql<string>`${t.wanted_date}::text`,
  customer_name: customers.customer_name,
  dept_name: departments.dept_name,
  warehouse_name: warehouses.warehouse_name,
  item_name: items.item_name,
  salesman_name: users.username,
  place_in_line: sql<number | null>`case when ${t.status} = 'Waiting' then (select count(*)::int from stock_waits line
    where line.warehouse_code = ${t.warehouse_code} and line.item_code = ${t.item_code} and line.status = 'Waiting'
      and (line.created_date, line.wait_code) <= (${t.created_date}, ${t.wait_code})) end`,
}

type Asked = Pick<RequestContext<typeof contract.listStockWaits>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const stockWaitList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleWaits(viewer), (scope) =>
      and(
        scope,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.warehouse_code, input.warehouse_code),
        filterByCodes(t.customer_code, input.customer_code),
        filterByCodes(t.item_code, input.item_code),
        input.status ? eq(t.status, input.status) : undefined,
        containsText(input.search, t.wait_code, customers.customer_name, items.item_name, t.item_code, t.remark),
      ),
    ),
    key: t.wait_code,
    sorts: { created_date: t.created_date, wanted_date: t.wanted_date, wait_code: t.wait_code },
    sort: '-created_date',
    fields,
  })

export const listStockWaits = ({ db, ...context }: RequestContext<typeof contract.listStockWaits>) =>
  listPage(db, stockWaitList(context))

export const getStockWait = async ({ db, viewer, input }: RequestContext<typeof contract.getStockWait>) => {
  const isThis = and(eq(t.wait_code, input.wait_code), visibleWaits(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  return { data: found ?? refuse('notFound') }
}
