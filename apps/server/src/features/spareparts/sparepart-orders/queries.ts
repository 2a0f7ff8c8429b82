import type * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import { sparepartPhotoModule } from '@sejuk/domain/spareparts/order-photos'
import type { ShipmentStatus } from '@sejuk/domain/spareparts/shipments'
import { type SparepartTab, sparepartGroups, sparepartTabs } from '@sejuk/domain/spareparts/sparepart-orders'
import { and, asc, eq, getTableColumns, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { payToOf } from '../../../business/company/pay-to.ts'
import { availableIn } from '../../../business/spareparts/part-facts.ts'
import {
  partsOfSparepartOrders,
  visibleSparepartOrders,
} from '../../../business/spareparts/visible-sparepart-orders.ts'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { sparepartOrderLines as l, sparepartOrders as t } from '../../../db/tables/spareparts/sparepart-orders.ts'
import {
  sparepartShipments as s,
  sparepartShipmentLines as sl,
} from '../../../db/tables/spareparts/sparepart-shipments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'

const source = sql`${t} join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}
  left join ${serviceCentres} on ${eq(serviceCentres.asc_code, t.asc_code)}
  left join ${customers} on ${eq(customers.customer_code, t.customer_code)}`

const photosOf = (kind: string) => sql<number>`(select count(*)::int from ${attachments}
  where ${attachments.module_name} = ${sparepartPhotoModule} and ${attachments.module_code} = ${t.sparepart_order_code}
    and ${attachments.alias} = ${kind} and ${attachments.deleted_date} is null)`

/** What gates read beside the row. */
const gateFields = {
  defect_photos: photosOf('defect'),
  payment_photos: photosOf('payment'),
  offered_count: sql<number>`(select count(*)::int from ${l}
    where ${l.sparepart_order_code} = ${t.sparepart_order_code} and ${l.offered_item_code} is not null)`,
  shipment_statuses: sql<ShipmentStatus[]>`array(select ${s.status} from ${s}
    where ${s.sparepart_order_code} = ${t.sparepart_order_code} order by ${s.shipment_no})`,
}
export const gateFacts = async (db: Db, sparepart_order_code: string) => {
  const isThis = eq(t.sparepart_order_code, sparepart_order_code)
  const [found] = await selectRows(db, gateFields, sql`from ${t} where ${isThis}`)
  return found ?? refuse('notFound')
}

const fields = {
  ...getTableColumns(t),
  need_by: sql<string | null>`${t.need_by}::text`,
  purchase_date: sql<string | null>`${t.purchase_date}::text`,
  promised_date: sql<string | null>`${t.promised_date}::text`,
  warehouse_name: warehouses.warehouse_name,
  asc_name: serviceCentres.asc_name,
  customer_name: customers.customer_name,
  short_qty: sql<number>`(select coalesce(sum(${sl.qty} - ${sl.allocated_qty}), 0)::int from ${sl} join ${s}
    on ${s.sparepart_order_code} = ${sl.sparepart_order_code} and ${s.shipment_no} = ${sl.shipment_no}
    where ${sl.sparepart_order_code} = ${t.sparepart_order_code} and ${s.status} = 'DO_LackStock')`,
  ...gateFields,
}

type Asked = Pick<RequestContext<typeof contract.listSparepartOrders>, 'viewer' | 'input'>
type Filters = RequestContext<typeof contract.countSparepartOrders>['input']

const behindTab = (tab: SparepartTab): SQL | undefined =>
  tab === 'All' ? undefined : inArray(t.status, [...sparepartGroups[tab]])

const filtered = (scope: SQL, input: Filters) =>
  and(
    scope,
    filterByCodes(t.asc_code, input.asc_code),
    filterByCodes(t.dept_code, input.dept_code),
    filterByCodes(t.business_unit_code, input.business_unit_code),
    input.order_kind ? eq(t.order_kind, input.order_kind) : undefined,
    input.refund_due ? eq(t.refund_status, 'Refund_Due') : undefined,
    input.urgency ? eq(t.urgency, input.urgency) : undefined,
    input.work_order_number ? eq(t.work_order_number, input.work_order_number) : undefined,
    input.item_code
      ? sql`exists (select from ${l} where ${l.sparepart_order_code} = ${t.sparepart_order_code} and ${l.item_code} = ${input.item_code})`
      : undefined,
    input.overdue
      ? and(lt(t.need_by, companyToday()), notInArray(t.status, ['DO_Receipt_Uploaded', 'Rejected']))
      : undefined,
    containsText(input.search, t.sparepart_order_code, t.work_order_number, t.consumer_name, t.serial_number),
  )

const listOf = ({ viewer, input }: Asked, beside?: SQL) =>
  asList({
    input,
    source,
    own: sql`${t}`,
    ...scoped(
      isAsItOpens(input, 'created_date', { tab: 'All' }) ? partsOfSparepartOrders(viewer, input.dept_code) : undefined,
      visibleSparepartOrders(viewer),
      (scope) => and(filtered(scope, input), behindTab(input.tab), beside),
    ),
    key: t.sparepart_order_code,
    sorts: {
      created_date: t.created_date,
      sparepart_order_code: t.sparepart_order_code,
      need_by: sql`coalesce(${t.need_by}, 'infinity'::date)`,
    },
    sort: '-created_date',
    fields,
  })

/** Shown by pages, and downloaded whole. */
export const sparepartOrderList = (asked: Asked) => listOf(asked)

export const listSparepartOrders = ({ db, ...context }: RequestContext<typeof contract.listSparepartOrders>) =>
  listPage(db, sparepartOrderList(context))
/** Written out, as their indexes have it: a statement that is planned once cannot know its values. */
const overTheCounter = sql`${t.order_kind} = 'In_Warranty' and ${t.work_order_number} is null`
export const listSparepartRequests = ({ db, ...context }: RequestContext<typeof contract.listSparepartRequests>) =>
  listPage(db, listOf(context, overTheCounter))

export const countSparepartOrders = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.countSparepartOrders>) => {
  const countOf = await countTabs(db, {
    tabs: sparepartTabs,
    behind: behindTab,
    source: sql`${t}`,
    where: filtered(visibleSparepartOrders(viewer), input),
  })
  return { data: sparepartTabs.map((tab) => ({ tab, total: countOf(tab).count })) }
}

const offered = alias(items, 'offered')
const replacement = alias(items, 'replacement')

export const linesOf = async (db: Db, { sparepart_order_code, warehouse_code }: typeof t.$inferSelect) => {
  const found = await db
    .select({
      ...getTableColumns(l),
      warranty_until: sql<string | null>`${l.warranty_until}::text`,
      offered_item_name: offered.item_name,
      replacement_item_name: replacement.item_name,
    })
    .from(l)
    .leftJoin(offered, eq(offered.item_code, l.offered_item_code))
    .leftJoin(replacement, eq(replacement.item_code, l.replacement_item_code))
    .where(eq(l.sparepart_order_code, sparepart_order_code))
    .orderBy(asc(l.line_no))
  const inStock = await availableIn(
    db,
    [warehouse_code],
    found.map(({ item_code }) => item_code),
  )
  return found.map((line) => ({ ...line, available: inStock(warehouse_code, line.item_code) }))
}

const shipmentsOf = async (db: Db, sparepart_order_code: string) => {
  const shipments = await db
    .select({
      ...getTableColumns(s),
      eta: sql<string | null>`${s.eta}::text`,
      warehouse_name: warehouses.warehouse_name,
    })
    .from(s)
    .innerJoin(warehouses, eq(warehouses.warehouse_code, s.warehouse_code))
    .where(eq(s.sparepart_order_code, sparepart_order_code))
    .orderBy(asc(s.shipment_no))
  const lines = await db
    .select({ ...getTableColumns(sl), item_name: items.item_name })
    .from(sl)
    .innerJoin(items, eq(items.item_code, sl.item_code))
    .where(eq(sl.sparepart_order_code, sparepart_order_code))
    .orderBy(asc(sl.shipment_no), asc(sl.line_no))
  return shipments.map((shipment) => ({
    ...shipment,
    lines: lines.filter(({ shipment_no }) => shipment_no === shipment.shipment_no),
  }))
}

export const getSparepartOrder = async ({ db, viewer, input }: RequestContext<typeof contract.getSparepartOrder>) => {
  const isThis = and(eq(t.sparepart_order_code, input.sparepart_order_code), visibleSparepartOrders(viewer))
  const [found] = await selectRows(db, fields, sql`from ${source} where ${isThis}`)
  if (!found) return refuse('notFound')
  return {
    data: {
      ...found,
      lines: await linesOf(db, found),
      shipments: await shipmentsOf(db, found.sparepart_order_code),
      pay_to: await payToOf(db, found.dept_code),
    },
  }
}
