import type * as contract from '@sejuk/contract/delivery/delivery-orders'
import { deliveryStatusCodes, deliveryStatuses } from '@sejuk/domain/delivery/delivery-orders'
import type { Progress } from '@sejuk/domain/sales/sales-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, arrayOverlaps, asc, eq, getTableColumns, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { namedCustomers, ofNamedCustomers } from '../../../business/customers/named-customers.ts'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import {
  deliveryOrderLines as lines,
  deliveryOrderSerials as serials,
  deliveryOrders as t,
  deliveryOrderUnits as units,
} from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryProblems } from '../../../db/tables/delivery/delivery-receipts.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { logisticVendors } from '../../../db/tables/masters/drivers.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { salesOrderLines } from '../../../db/tables/sales/sales-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens, partsOfTwoBranches, scoped } from '../../../platform/scope/ordered-parts.ts'

export const deliveryTables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}`
/** No filter and no sort looks beyond it. */
export const deliveriesAlone = sql`${t}`
const statusCode = sql<number>`case ${t.status} ${sql.join(
  Object.entries(deliveryStatusCodes).map(([name, n]) => sql`when ${sql.raw(`'${name}'`)} then ${sql.raw(String(n))}`),
  sql` `,
)} end`
/** By the rule of `progressOf` in the domain. */
const progress = sql<Progress>`case when ${t.received_qty} <= 0 then 'Not Yet'
  when ${t.received_qty} < ${t.total_qty} then 'Half Delivery' else 'Full Delivery' end`
export const deliveryFields = {
  ...getTableColumns(t),
  planned_date: sql<string | null>`${t.planned_date}::text`,
  customer_name: customers.customer_name,
  warehouse_name: warehouses.warehouse_name,
  dept_name: sql<string>`(select ${departments.dept_name} from ${departments} where ${eq(departments.dept_code, t.dept_code)})`,
  logistic_vendor: sql<string | null>`(select ${logisticVendors.logistic_vendor} from ${logisticVendors}
    where ${eq(logisticVendors.logistic_vendor_code, t.logistic_vendor_code)})`,
  status_code: statusCode,
  progress,
  open_problems: sql<number>`(select count(*)::int from ${deliveryProblems}
    where ${eq(deliveryProblems.delivery_code, t.delivery_code)} and ${deliveryProblems.status} = 'Open')`,
}

/** The customers of a search, where they are known already. */
export type Named = readonly string[] | undefined

/** The number of a delivery, of its order, truck or driver, or a customer by name or code; each by an index of its own. */
export const searchedDeliveries = (search: string, named: Named) => {
  const numbered = containsText(search, t.delivery_code, t.driver_name, t.truck_no)
  return (
    numbered &&
    or(numbered, arrayOverlaps(t.order_codes, [search.trim()]), ofNamedCustomers(t.customer_code, search, named))
  )
}

type Asked = Pick<RequestContext<typeof contract.listDeliveries>, 'viewer' | 'input'>
type Filters = RequestContext<typeof contract.countDeliveries>['input']

const filteredDeliveries = (scope: SQL, input: Filters, named: Named) =>
  and(
    scope,
    filterByCodes(t.dept_code, input.dept_code),
    filterByCodes(t.warehouse_code, input.warehouse_code),
    filterByCodes(t.customer_code, input.customer_code),
    filterByCodes(t.logistic_vendor_code, input.logistic_vendor_code),
    input.order_code.length > 0 ? arrayOverlaps(t.order_codes, input.order_code) : undefined,
    input.from ? gte(t.planned_date, input.from) : undefined,
    input.to ? lte(t.planned_date, input.to) : undefined,
    input.picking_status ? eq(t.picking_status, input.picking_status) : undefined,
    input.receipt_status ? eq(t.receipt_status, input.receipt_status) : undefined,
    input.progress ? eq(progress, input.progress) : undefined,
    input.missing_days === undefined
      ? undefined
      : and(
          eq(t.status, 'Approved'),
          eq(t.receipt_status, 'None'),
          sql`${t.goods_issue_date} < now() - make_interval(days => ${input.missing_days})`,
        ),
    searchedDeliveries(input.search, named),
  )

/** As it opens an index holds it in its order, or some do; a tab of all branches too. */
const partsOf = ({ viewer, input }: Asked) => {
  const { status, ...others } = input
  if (!isAsItOpens(others, 'created_date')) return undefined
  if (!status) return partsOfTwoBranches(viewer, t, t.warehouse_dept, input.dept_code)
  return viewer.view_data === 'View_Data_All_Branches' && !input.dept_code.length ? [] : undefined
}

/** Shown by pages, and downloaded whole. What was deleted is listed only where it is asked for. */
export const deliveryList = ({ viewer, input }: Asked, named?: Named) =>
  asList({
    input,
    source: deliveryTables,
    own: deliveriesAlone,
    ...scoped(partsOf({ viewer, input }), visibleDeliveries(viewer), (scope) =>
      and(filteredDeliveries(scope, input, named), input.status ? eq(t.status, input.status) : ne(t.status, 'Deleted')),
    ),
    key: t.delivery_code,
    sorts: {
      created_date: t.created_date,
      delivery_code: t.delivery_code,
      planned_date: t.planned_date,
      goods_issue_date: t.goods_issue_date,
    },
    sort: '-created_date',
    fields: deliveryFields,
    isPlanned: !input.search,
  })

export const listDeliveries = async ({ db, ...context }: Asked & { db: Db }) =>
  listPage(db, deliveryList(context, await namedCustomers(db, context.input.search)))

/** A tab counts no further than a list does. No filter looks beyond the delivery. */
export const countDeliveries = async ({ db, viewer, input }: RequestContext<typeof contract.countDeliveries>) => {
  const countOf = await countTabs(db, {
    tabs: deliveryStatuses,
    behind: (status) => eq(t.status, status),
    source: deliveriesAlone,
    where: filteredDeliveries(visibleDeliveries(viewer), input, await namedCustomers(db, input.search)),
    isIndexed: !input.search,
  })
  return { data: deliveryStatuses.map((status) => ({ status, count: countOf(status).count })) }
}

const linesOf = (db: Db, delivery_code: string) =>
  db
    .select({
      ...getTableColumns(lines),
      ordered_qty: sql<number>`coalesce((select ${salesOrderLines.ordered_qty} from ${salesOrderLines}
        where ${and(eq(salesOrderLines.order_code, lines.order_code), eq(salesOrderLines.line_no, lines.order_line))}), ${lines.qty})::int`,
    })
    .from(lines)
    .where(eq(lines.delivery_code, delivery_code))
    .orderBy(asc(lines.line_no))

/** The units of a delivery with their numbers. */
export const unitsOfDelivery = async (db: Db, delivery_code: string) => {
  const found = await db
    .select({ ...getTableColumns(units), serial_mask: items.serial_mask })
    .from(units)
    .innerJoin(items, eq(items.item_code, units.item_code))
    .where(eq(units.delivery_code, delivery_code))
    .orderBy(asc(units.unit_no))
  const numbers = await db
    .select()
    .from(serials)
    .where(eq(serials.delivery_code, delivery_code))
    .orderBy(asc(serials.serial_number))
  return found.map((unit) => ({ ...unit, serials: numbers.filter(({ unit_no }) => unit_no === unit.unit_no) }))
}

export const deliveryOf = async (db: Db, viewer: Viewer, delivery_code: string) => {
  const isThis = and(eq(t.delivery_code, delivery_code), visibleDeliveries(viewer))
  const [found] = await selectRows(db, deliveryFields, sql`from ${deliveryTables} where ${isThis}`)
  if (!found) return refuse('notFound')
  return { ...found, lines: await linesOf(db, delivery_code), units: await unitsOfDelivery(db, delivery_code) }
}

export const getDelivery = async ({ db, viewer, input }: RequestContext<typeof contract.getDelivery>) => ({
  data: await deliveryOf(db, viewer, input.delivery_code),
})
