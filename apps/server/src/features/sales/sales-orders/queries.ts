import type * as contract from '@sejuk/contract/sales/sales-orders'
import { netPriceOf, typedAmount } from '@sejuk/domain/sales/discounts/line-prices'
import { kindsOf } from '@sejuk/domain/sales/order-approvals'
import {
  notExist,
  orderStatuses,
  type Progress,
  promisedStatuses,
  undecidedStatuses,
} from '@sejuk/domain/sales/sales-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, arrayOverlaps, desc, eq, getTableColumns, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { namedCustomers, ofNamedCustomers } from '../../../business/customers/named-customers.ts'
import { seesCeiling } from '../../../business/sales/ceilings.ts'
import { documentsOf } from '../../../business/sales/order-documents.ts'
import { lockedForOrder } from '../../../business/sales/order-locks.ts'
import { type JudgedOrder, orderVerdict } from '../../../business/sales/order-verdict.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses } from '../../../db/tables/customers/official-addresses.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { salesOrderTypes } from '../../../db/tables/masters/sales-order-types.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { users } from '../../../db/tables/platform/users.ts'
import {
  salesOrderApprovals as approvals,
  salesOrderLines as lines,
  salesOrders as t,
} from '../../../db/tables/sales/sales-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { isSameNumber } from '../../../platform/lists/comparable-number.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectOne, selectPlanned } from '../../../platform/lists/selection.ts'
import { isAsItOpens, orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { differenceOf } from './difference.ts'
import { lockedByLine } from './locks.ts'

export const visibleOrders = (viewer: Viewer) => visibleTo(viewer, t)

const { former: _former, judged_by: _rule, ladder: _ladder, cashback_list: _cashback, ...columns } = getTableColumns(t)
const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
const salesmanName = sql<
  string | null
>`(select ${users.username} from ${users} where ${eq(users.usercode, t.salesman_code)})`
const addressType = sql<string | null>`(select ${officialAddresses.address_type} from ${officialAddresses}
  where ${eq(officialAddresses.address_code, t.address_code)})`
/** Whether anything of it is on a delivery that was not given up. */
export const isOnDelivery = sql<boolean>`exists (select 1 from ${lines}
  where ${eq(lines.order_code, t.order_code)} and ${lines.planned_qty} > 0)`
const departmentName = sql<string>`(select ${departments.dept_name} from ${departments} where ${eq(departments.dept_code, t.dept_code)})`
const typeField = (name: PgColumn) =>
  sql<string | null>`(select ${name} from ${salesOrderTypes} where ${eq(salesOrderTypes.type_code, t.order_type)})`
const fields = {
  ...columns,
  order_date: sql<string>`${t.order_date}::text`,
  requested_delivery_date: sql<string | null>`${t.requested_delivery_date}::text`,
  customer_name: customers.customer_name,
  dept_name: departmentName,
  type_name: typeField(salesOrderTypes.type_name),
  type_local_name: typeField(salesOrderTypes.local_name),
  salesman_name: salesmanName,
  address_type: addressType,
  is_on_delivery: isOnDelivery,
}

const progress = (done: PgColumn, wanted: Progress | undefined, all: SQL | PgColumn = t.total_qty): SQL | undefined => {
  if (!wanted) return undefined
  if (wanted === 'Not Yet') return eq(done, 0)
  return wanted === 'Full Delivery'
    ? and(sql`${done} >= ${all}`, sql`${done} > 0`)
    : and(sql`${done} > 0`, sql`${done} < ${all}`)
}
/** What was given up after a short delivery is not expected. */
const expected = sql`(${t.total_qty} - ${t.cancelled_qty})`
const hasLine = (column: PgColumn, codes: readonly string[]) =>
  codes.length > 0
    ? sql`exists (select 1 from ${lines} where ${and(eq(lines.order_code, t.order_code), inArray(column, [...codes]))})`
    : undefined

/** What the figures of sales count. */
export const isOrdered = inArray(t.status, [...promisedStatuses, 'Closed'])

/** Written out, as the index of undecided orders has it: a statement that is planned once cannot know its values. */
const isUndecided = sql`${t.status} in (${sql.raw(undecidedStatuses.map((status) => `'${status}'`).join(', '))})`

/** Those that this user may decide now: not what they wrote a part of. */
const waitsFor = (viewer: Viewer) => {
  const kinds = kindsOf(viewer.permission)
  if (kinds.length === 0) return sql`false`
  return and(isUndecided, arrayOverlaps(t.waiting_for, kinds), sql`not (${viewer.usercode} = any(${t.authors}))`)
}

/** Approved, and waiting for the money before its goods leave. Written out, as the index has it. */
const isUnpaid = sql`${t.status} = 'Approved' and ${t.payment_state} in ('Waiting', 'Part') and ${t.unpaid_released_date} is null`

/** The number of an order, of the customer's own, or a customer by name or code; each by an index of its own. */
const searched = (search: string, named: Named) => {
  const numbered = containsText(search, t.order_code, t.po_number)
  return numbered && or(numbered, ofNamedCustomers(t.customer_code, search, named))
}
/** The customers of the search, where they are known already. */
type Named = readonly string[] | undefined

type Asked = Pick<RequestContext<typeof contract.listSalesOrders>, 'viewer' | 'input'>
type Filters = Omit<Asked['input'], 'page' | 'limit' | 'sort' | 'cursor' | 'exact' | 'status' | 'mine' | 'unpaid'>

const filtered = (scope: SQL, input: Filters, named?: Named) =>
  and(
    scope,
    filterByCodes(t.dept_code, input.dept_code),
    filterByCodes(t.customer_code, input.customer_code),
    filterByCodes(t.salesman_code, input.salesman_code),
    filterByCodes(t.order_type, input.order_type),
    hasLine(lines.item_code, input.item_code),
    hasLine(lines.business_unit_code, input.business_unit_code),
    input.from ? gte(t.order_date, input.from) : undefined,
    input.to ? lte(t.order_date, input.to) : undefined,
    input.ordered ? isOrdered : undefined,
    progress(t.delivered_qty, input.delivery, expected),
    progress(t.invoiced_qty, input.invoice),
    searched(input.search, named),
  )

/** Shown by pages, and downloaded whole. What was deleted is listed only where it is asked for. */
export const salesOrderList = ({ viewer, input }: Asked, named?: Named) => {
  const parts = isAsItOpens(input, 'created_date') ? orderedParts(viewer, t, input.dept_code) : undefined
  return asList({
    input,
    source: tables,
    own: alone,
    ...scoped(parts, visibleOrders(viewer), (scope) =>
      and(
        filtered(scope, input, named),
        input.status ? eq(t.status, input.status) : ne(t.status, 'Deleted'),
        input.mine ? waitsFor(viewer) : undefined,
        input.unpaid ? isUnpaid : undefined,
      ),
    ),
    key: t.order_code,
    sorts: { created_date: t.created_date, order_code: t.order_code, total_amount: t.total_amount },
    totals: { total_amount: t.total_amount },
    sort: '-created_date',
    fields,
    isPlanned: !input.search,
  })
}

/**
 * Whether the customers that a search names have more orders than a list counts. Asked by the index of customers alone; together with
 * the numbers of orders every match would be gathered before the first is counted.
 */
const hasManyNamed = async (db: Db, { viewer, input }: Asked, named: Named) => {
  if (!named?.length) return false
  const { where } = salesOrderList({ viewer, input: { ...input, search: '' } })
  const isNamed = sql`${t.customer_code} = any(${sql.param([...named])})`
  const countOf = await countTabs(db, {
    tabs: ['found'],
    behind: () => isNamed,
    source: alone,
    where,
    isIndexed: true,
  })
  return countOf('found').is_capped
}

export const listSalesOrders = async ({ db, ...context }: RequestContext<typeof contract.listSalesOrders>) => {
  const named = await namedCustomers(db, context.input.search)
  return listPage(db, { ...salesOrderList(context, named), isMany: await hasManyNamed(db, context, named) })
}

/** A tab counts no further than a list does. No filter looks beyond the order and its lines. */
export const countSalesOrders = async ({ db, viewer, input }: RequestContext<typeof contract.countSalesOrders>) => {
  const countOf = await countTabs(db, {
    tabs: [...orderStatuses, 'mine', 'unpaid'],
    behind: (tab) => (tab === 'mine' ? waitsFor(viewer) : tab === 'unpaid' ? isUnpaid : eq(t.status, tab)),
    source: alone,
    where: filtered(visibleOrders(viewer), input, await namedCustomers(db, input.search)),
    isIndexed: !input.search,
    isPlanned: !input.search,
  })
  return {
    data: {
      statuses: orderStatuses.map((status) => ({ status, ...countOf(status) })),
      mine: countOf('mine').count,
      unpaid: countOf('unpaid').count,
    },
  }
}

const monthFields = {
  month: sql<string>`to_char(${t.order_date}, 'YYYY-MM')`,
  discount_percent: sql<number>`coalesce(round(100.0 * sum(${t.discount_amount}) / nullif(sum(${t.list_amount}), 0), 2), 0)::float8`,
}
const alone = sql`${t}`

/** The discounts of twelve months of the order's customer: all of them over all list amounts. */
const discountMonths = (db: Db, order_code: string) =>
  selectPlanned(
    db,
    monthFields,
    alone,
    sql`${t.customer_code} = (select o.customer_code from ${t} o where o.order_code = ${order_code})
      and ${t.status} in ('Submitted', 'Approved', 'Adjusted', 'Closed')
      and ${t.created_date} > now() - interval '12 months' group by 1 order by 1`,
  )

const lineFields = getTableColumns(lines)
const linesAlone = sql`${lines}`
export const linesOf = (db: Db, order_code: string) =>
  selectPlanned(db, lineFields, linesAlone, sql`${eq(lines.order_code, order_code)} order by ${lines.line_no}`)

const approvalFields = getTableColumns(approvals)
const approvalsAlone = sql`${approvals}`
const approvalsOf = (db: Db, order_code: string) =>
  selectPlanned(
    db,
    approvalFields,
    approvalsAlone,
    sql`${eq(approvals.order_code, order_code)} order by ${desc(approvals.round)}, ${approvals.kind}`,
  )

const detailFields = {
  ...fields,
  former: t.former,
  judged_by: t.judged_by,
  ladder: t.ladder,
  cashback_list: t.cashback_list,
  warehouse_name: warehouses.warehouse_name,
  detail_address: sql<string | null>`(select ${officialAddresses.detail_address} from ${officialAddresses}
    where ${eq(officialAddresses.address_code, t.address_code)})`,
}
const detailTables = sql`${tables} join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}`

/** What the customer's credit says to the order today, only for who decides about it now. Nothing is locked: approving judges it again. */
const creditNow = async (db: Db, viewer: Viewer, order: JudgedOrder & Pick<typeof t.$inferSelect, 'waiting_for'>) => {
  const mine = kindsOf(viewer.permission)
  if (!order.waiting_for.some((kind) => mine.includes(kind))) return null
  const amount = Math.max(0, order.total_amount - order.invoiced_amount)
  const { credit, over_by, overdue_days } = await orderVerdict(db, order)
  const limit = credit.credit_limit + credit.temporary_limit
  return { limit, left: credit.available - amount, over_by, overdue_days }
}

/** What was typed of the item's discount, what it comes to, and what one piece costs after it. */
const typedAndNet = (line: typeof lines.$inferSelect) => ({
  item_discount_amount: typedAmount(line),
  item_discount_total: line.item_discount_amount,
  net_price: netPriceOf(line),
})

/** Everything is asked for at once; of what is out of sight nothing is told. */
export const getSalesOrder = async ({ db, viewer, input }: RequestContext<typeof contract.getSalesOrder>) => {
  const { order_code } = input
  const isSeen = seesCeiling(viewer)
  const [found, own, moved, documents, decided, discount_months] = await Promise.all([
    selectOne(db, detailFields, detailTables, and(eq(t.order_code, order_code), visibleOrders(viewer))),
    linesOf(db, order_code),
    lockedForOrder(db, order_code),
    documentsOf(db, order_code),
    isSeen ? approvalsOf(db, order_code) : [],
    isSeen ? discountMonths(db, order_code) : [],
  ])
  if (!found) return refuse('notFound', { status: notExist })
  const { former, judged_by, ...order } = found
  const credit_now = await creditNow(db, viewer, { ...order, judged_by })
  const locked = lockedByLine(moved, own)
  return {
    data: {
      ...order,
      lines: own.map((line) => ({ ...line, ...typedAndNet(line), locked_qty: locked.get(line.line_no) ?? 0 })),
      difference: former ? differenceOf(former, own) : null,
      documents,
      credit_now,
      ...(isSeen ? { approvals: decided, discount_months } : { allowed_discount_amount: undefined }),
    },
  }
}

const mostUses = 20

export const purchaseOrderUses = async ({ db, viewer, input }: RequestContext<typeof contract.purchaseOrderUses>) => {
  const { customer_code, po_number, order_code } = input
  const data = await db
    .select({ order_code: t.order_code, order_date: t.order_date, status: t.status })
    .from(t)
    .where(
      and(
        visibleOrders(viewer),
        eq(t.customer_code, customer_code),
        isSameNumber(t.po_number, po_number),
        ne(t.status, 'Deleted'),
        order_code ? ne(t.order_code, order_code) : undefined,
      ),
    )
    .orderBy(desc(t.created_date))
    .limit(mostUses)
  return { data }
}
