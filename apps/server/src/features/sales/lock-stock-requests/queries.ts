import type * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { lockWarnings } from '@sejuk/domain/sales/lock-stock-requests'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { users } from '../../../db/tables/platform/users.ts'
import {
  lockReleaseRequests as asked,
  lockStockLines as lines,
  lockStockRequests as t,
  lockStockUses as uses,
} from '../../../db/tables/sales/lock-stock-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const liveLocks = inArray(t.status, ['Approved', 'Adjusted'])
export const visibleLocks = (viewer: Viewer) => visibleTo(viewer, t)

const ofThis = eq(lines.lock_stock_order_code, t.lock_stock_order_code)
const sumOf = (what: 'quantity' | 'used_qty' | 'released_qty') =>
  sql<number>`(select coalesce(sum(${lines[what]}), 0)::int from ${lines} where ${ofThis})`
const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}
  left join ${users} on ${eq(users.usercode, t.salesman_code)}`
const fields = {
  ...getTableColumns(t),
  valid_to: sql<string>`${t.valid_to}::text`,
  new_valid_to: sql<string | null>`${t.new_valid_to}::text`,
  customer_name: customers.customer_name,
  dept_name: departments.dept_name,
  warehouse_name: warehouses.warehouse_name,
  salesman_name: users.username,
  item_codes: sql<string>`(select coalesce(string_agg(${lines.item_code}, ', ' order by ${lines.line_no}), '') from ${lines} where ${ofThis})`,
  quantity: sumOf('quantity'),
  used_qty: sumOf('used_qty'),
  released_qty: sumOf('released_qty'),
  remain: sql<number>`(case when ${liveLocks} then (select coalesce(sum(${lines.quantity} - ${lines.used_qty} - ${lines.released_qty}), 0)
    from ${lines} where ${ofThis}) else 0 end)::int`,
}

type Asked = Pick<RequestContext<typeof contract.listLockStockRequests>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const lockStockList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleLocks(viewer), (scope) =>
      and(
        scope,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.warehouse_code, input.warehouse_code),
        filterByCodes(t.customer_code, input.customer_code),
        input.status ? eq(t.status, input.status) : undefined,
        input.waiting ? inArray(t.status, ['Submitted', 'Adjusted']) : undefined,
        input.ending ? and(liveLocks, lte(t.valid_to, addDays(companyToday(), lockWarnings[0]))) : undefined,
        containsText(input.search, t.lock_stock_order_code, customers.customer_name, t.project_code, t.lock_reason),
      ),
    ),
    key: t.lock_stock_order_code,
    sorts: {
      created_date: t.created_date,
      lock_stock_order_code: t.lock_stock_order_code,
      valid_to: t.valid_to,
    },
    sort: '-created_date',
    fields,
  })

export const listLockStockRequests = ({ db, ...context }: RequestContext<typeof contract.listLockStockRequests>) =>
  listPage(db, lockStockList(context))

const detailLines = async (db: Db, lock_stock_order_code: string) => {
  const found = await db
    .select({ ...getTableColumns(lines), item_name: items.item_name, sub_items: items.sub_items })
    .from(lines)
    .innerJoin(items, eq(items.item_code, lines.item_code))
    .where(eq(lines.lock_stock_order_code, lock_stock_order_code))
    .orderBy(asc(lines.line_no))
  const codes = found.map((line) => line.lock_stock_order_detail_code)
  const used = await db
    .select()
    .from(uses)
    .where(and(inArray(uses.lock_stock_order_detail_code, codes), gt(uses.qty, 0)))
    .orderBy(asc(uses.used_date), asc(uses.order_code))
  return found.map((line) => ({
    ...line,
    uses: used.filter((one) => one.lock_stock_order_detail_code === line.lock_stock_order_detail_code),
  }))
}

const mostAsked = 50

export const getLockStockRequest = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.getLockStockRequest>) => {
  const { lock_stock_order_code } = input
  const isThis = and(eq(t.lock_stock_order_code, lock_stock_order_code), visibleLocks(viewer))
  const shown = { ...fields, timezone: departments.timezone }
  const [found] = await selectRows(db, shown, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  const release_requests = await db
    .select()
    .from(asked)
    .where(eq(asked.lock_stock_order_code, lock_stock_order_code))
    .orderBy(sql`${asked.asked_date} desc`)
    .limit(mostAsked)
  return { data: { ...found, lines: await detailLines(db, lock_stock_order_code), release_requests } }
}
