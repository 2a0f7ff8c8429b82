import type * as contract from '@sejuk/contract/delivery/delivery-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses } from '../../../db/tables/customers/official-addresses.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { salesOrderLines as lines, salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const open = sql<number>`(${lines.ordered_qty} - ${lines.planned_qty} - ${lines.cancelled_qty})`
const isOpen = sql`${lines.planned_qty} + ${lines.cancelled_qty} < ${lines.ordered_qty}`
const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}`

/** Orders of the viewer's branches, and those that the viewer's warehouses deliver. */
export const deliverableOrders = (viewer: Viewer) =>
  and(
    or(visibleTo(viewer, t), visibleTo(viewer, { dept_code: warehouses.dept_code })),
    eq(t.status, 'Approved'),
    sql`exists (select 1 from ${lines} where ${and(eq(lines.order_code, t.order_code), isOpen)})`,
  )

const fields = {
  order_code: t.order_code,
  customer_code: t.customer_code,
  customer_name: customers.customer_name,
  dept_code: t.dept_code,
  warehouse_code: t.warehouse_code,
  warehouse_name: warehouses.warehouse_name,
  address_code: t.address_code,
  detail_address: sql<string | null>`(select ${officialAddresses.detail_address} from ${officialAddresses}
    where ${eq(officialAddresses.address_code, t.address_code)})`,
  receiver_name: t.receiver_name,
  requested_delivery_date: sql<string | null>`${t.requested_delivery_date}::text`,
  time_slot: t.time_slot,
  is_pre_order: t.is_pre_order,
  open_qty: sql<number>`(select sum(${open})::int from ${lines} where ${eq(lines.order_code, t.order_code)})`,
}

export const listDeliverableOrders = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.listDeliverableOrders>) => {
  const page = await listPage(
    db,
    asList({
      input,
      source: tables,
      own: sql`${t}`,
      where: and(
        deliverableOrders(viewer),
        filterByCodes(t.warehouse_code, input.warehouse_code),
        filterByCodes(t.customer_code, input.customer_code),
        filterByCodes(t.order_code, input.order_code),
        containsText(input.search, t.order_code, customers.customer_name),
      ),
      key: t.order_code,
      sorts: { requested_delivery_date: t.requested_delivery_date, order_code: t.order_code },
      sort: 'requested_delivery_date',
      fields,
    }),
  )
  const codes = page.data.map(({ order_code }) => order_code)
  const own = codes.length
    ? await db
        .select({
          order_code: lines.order_code,
          line_no: lines.line_no,
          item_code: lines.item_code,
          item_name: lines.item_name,
          warehouse_code: lines.warehouse_code,
          ordered_qty: lines.ordered_qty,
          open_qty: sql<number>`${open}::int`,
        })
        .from(lines)
        .where(and(inArray(lines.order_code, codes), isOpen))
        .orderBy(asc(lines.order_code), asc(lines.line_no))
    : []
  const data: contract.DeliverableOrder[] = page.data.map((order) => ({
    ...order,
    lines: own.filter(({ order_code }) => order_code === order.order_code),
  }))
  return { ...page, data }
}

export const openOrderDropdown = ({ db, viewer, input }: RequestContext<typeof contract.openOrderDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: tables,
    where: and(deliverableOrders(viewer), containsText(input.search, t.order_code, customers.customer_name)),
    key: t.order_code,
    order: t.order_code,
    fields: {
      value: t.order_code,
      label: sql<string>`${t.order_code} || ' · ' || ${customers.customer_name}`,
    },
    isSearch: input.search !== '',
  })
