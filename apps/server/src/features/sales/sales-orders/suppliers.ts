import type * as contract from '@sejuk/contract/sales/mobile-orders'
import { tradingStatuses } from '@sejuk/domain/customers/customers'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { orderableBy } from '../../../business/customers/orderable-customers.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { branchWarehouses, warehouses } from '../../../db/tables/masters/warehouses.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { stockBalances } from '../../../db/tables/stock/stock-moves.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { hundredFrom, hundredOf } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

/** The warehouse that serves the customer's branch first. */
const serving = sql`(select ${warehouses.warehouse_code} from ${warehouses}
  left join ${branchWarehouses} on ${and(
    eq(branchWarehouses.warehouse_code, warehouses.warehouse_code),
    eq(branchWarehouses.dept_code, t.dept_code),
  )}
  where ${warehouses.is_active} and (${branchWarehouses.dept_code} is not null or ${eq(warehouses.dept_code, t.dept_code)})
  order by ${branchWarehouses.priority} nulls last, ${warehouses.warehouse_code} limit 1)`
const lastOrder = (field: typeof salesOrders.order_code | typeof salesOrders.order_date) =>
  sql<string | null>`(select ${field}::text from ${salesOrders}
    where ${eq(salesOrders.customer_code, t.customer_code)} and ${salesOrders.status} <> 'Deleted'
    order by ${salesOrders.created_date} desc, ${salesOrders.order_code} desc limit 1)`
const fields = {
  customer_code: t.customer_code,
  customer_name: t.customer_name,
  cooperation: t.cooperation,
  detail_address: t.detail_address,
  city_name: sql<string | null>`(select c.city_name from cities c where c.city_code = ${t.city_code})`,
  dept_name: sql<string>`(select ${departments.dept_name} from ${departments} where ${eq(departments.dept_code, t.dept_code)})`,
  last_order_date: lastOrder(salesOrders.order_date),
  last_order_code: lastOrder(salesOrders.order_code),
  warehouse_name: sql<
    string | null
  >`(select ${warehouses.warehouse_name} from ${warehouses} where ${warehouses.warehouse_code} = ${serving})`,
  items_in_stock: sql<number>`(select count(distinct ${stockBalances.item_code})::int from ${stockBalances}
    where ${stockBalances.warehouse_code} = ${serving}
      and ${stockBalances.on_hand} - ${stockBalances.locked} - ${stockBalances.damaged} > 0)`,
  lat: t.lat,
  lng: t.lng,
}

export const listSuppliers = async ({ db, viewer, input }: RequestContext<typeof contract.listSuppliers>) => {
  const { lat, lng, page } = input
  const here = lat === null || lng === null ? undefined : { lat, lng }
  const narrowing = here ? Math.cos((here.lat * Math.PI) / 180) : 1
  // The squared planar distance has the same order as the one along the globe.
  const order = here
    ? sql`(${t.lat} - ${here.lat}) ^ 2 + ((${t.lng} - ${here.lng}) * ${narrowing}) ^ 2 nulls last, ${t.customer_code}`
    : sql`${t.customer_name}, ${t.customer_code}`
  const matching = and(
    orderableBy(viewer),
    inArray(t.status, [...tradingStatuses]),
    isNull(t.merged_into),
    containsText(input.search, t.customer_name, t.customer_code),
  )
  const source = sql`from ${t} where ${matching}`
  const rows = await selectRows(db, fields, sql`${source} order by ${order} ${hundredFrom(page)}`)
  const located = rows.map(({ lat: north, lng: east, ...row }) => ({
    ...row,
    distance_m: here && north !== null && east !== null ? metresBetween(here, { lat: north, lng: east }) : null,
  }))
  return hundredOf(db, located, page, source)
}
