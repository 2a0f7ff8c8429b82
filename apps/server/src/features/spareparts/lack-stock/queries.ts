import type * as contract from '@sejuk/contract/spareparts/lack-stock'
import { templateCode } from '@sejuk/domain/platform/notifications/message-templates'
import { byAllocation } from '@sejuk/domain/spareparts/shipments'
import { suggestedLevels } from '@sejuk/domain/spareparts/stock-levels'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { substitutesFor } from '../../../business/catalogue/substitutes.ts'
import { availableIn, listPrices } from '../../../business/spareparts/part-facts.ts'
import { visibleSparepartOrders } from '../../../business/spareparts/visible-sparepart-orders.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { spareParts } from '../../../db/tables/catalogue/spare-parts.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { sparepartOrders as o } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { templatesOf } from '../../../platform/notify/templates.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

const most = 200

/** Every line of an order in sight that waits for stock. */
const short = sql`sparepart_shipment_lines sl
  join sparepart_shipments s on s.sparepart_order_code = sl.sparepart_order_code and s.shipment_no = sl.shipment_no
    and s.status = 'DO_LackStock'
  join ${o} on ${o.sparepart_order_code} = sl.sparepart_order_code
  where sl.allocated_qty < sl.qty`

type Listed = Omit<contract.LackingPart, 'way' | 'way_qty' | 'way_date'> & {
  incoming: number
  incoming_date: string | null
  elsewhere: number
  on_shelves: number
}

const bestWay = (part: Listed, substitute: number) => {
  if (substitute > 0) return { way: 'substitute' as const, way_qty: substitute, way_date: null }
  if (part.elsewhere > 0) return { way: 'transfer' as const, way_qty: part.elsewhere, way_date: null }
  if (part.incoming > 0) return { way: 'incoming' as const, way_qty: part.incoming, way_date: part.incoming_date }
  if (part.on_shelves > 0) return { way: 'shelf' as const, way_qty: part.on_shelves, way_date: null }
  return { way: 'none' as const, way_qty: 0, way_date: null }
}

const free = (whose: string) =>
  sql.raw(`coalesce((select sum(greatest(0, b.on_hand - b.locked - b.damaged)) from stock_balances b
    where b.item_code = g.item_code and b.warehouse_code <> g.warehouse_code
      and b.warehouse_code ${whose} (select warehouse_code from asc_shelves)), 0)::int`)

type Incoming = { code: string; kind: string; supplier: string | null; qty: number; eta: string | null }

/** Asked of a supplier, or on its way from another warehouse that has agreed. */
const coming = (item_code: SQL, warehouse_code: SQL) => sql`
    select p.purchase_code as code, 'purchase' as kind, p.supplier, p.qty, p.eta from sparepart_purchases p
      where p.item_code = ${item_code} and p.warehouse_code = ${warehouse_code} and p.status = 'Open'
    union all
    select t.transfer_code, 'transfer', t.from_warehouse, (l.qty - l.received_qty - l.lost_qty - l.returned_qty)::int, t.eta
      from transfers t join transfer_lines l using (transfer_code)
      where l.item_code = ${item_code} and t.to_warehouse = ${warehouse_code} and t.status in ('Approved', 'Adjusted')
        and l.qty - l.received_qty - l.lost_qty - l.returned_qty > 0`

export const listLackingParts = async ({ db, viewer, input }: RequestContext<typeof contract.listLackingParts>) => {
  const isPart = containsText(input.search, sql`i.search_text`)
  const isOrder = containsText(
    input.search,
    sql`concat_ws(' ', ${o.sparepart_order_code}, ${o.consumer_name}, ${o.asc_code})`,
  )
  // The ways out are looked up for the parts that are shown, not for all that are missing.
  const { rows } = await db.execute<Listed>(sql`select g.*,
      coalesce(p.qty, 0)::int as incoming, p.eta::text as incoming_date,
      ${free('not in')} as elsewhere, ${free('in')} as on_shelves
    from (select m.item_code, m.warehouse_code, m.short_qty, m.order_count, m.broken_promises, i.item_name, i.local_name, w.warehouse_name,
        to_char(m.oldest at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as oldest_date
      from (select sl.item_code, s.warehouse_code, sum(sl.qty - sl.allocated_qty)::int as short_qty,
          count(distinct sl.sparepart_order_code)::int as order_count, min(${o.created_date}) as oldest,
          count(*) filter (where ${o.promised_date} < ${companyToday()}::date)::int as broken_promises,
          ${isOrder ? sql`bool_or(${isOrder})` : sql`true`} as is_asked
        from ${short} and ${visibleSparepartOrders(viewer)}
        group by 1, 2) m
      join items i on i.item_code = m.item_code join warehouses w on w.warehouse_code = m.warehouse_code
      where m.is_asked or ${isPart ?? sql`true`}
      order by m.oldest, m.item_code limit ${most}) g
    left join lateral (select sum(c.qty) as qty, min(c.eta) as eta from (${coming(sql`g.item_code`, sql`g.warehouse_code`)}) c) p
      on true
    order by g.oldest_date, g.item_code`)
  const substitutes = await substitutesFor(
    db,
    rows.map(({ item_code }) => item_code),
  )
  const codes = rows.flatMap(({ item_code }) => substitutes(item_code).map((one) => one.item_code))
  const inStock = await availableIn(db, [...new Set(rows.map(({ warehouse_code }) => warehouse_code))], codes)
  return {
    data: rows.map((row) => {
      const { incoming, incoming_date, elsewhere, on_shelves, ...part } = row
      const fits = substitutes(part.item_code).filter(({ ratio }) => ratio === 1)
      const substitute = Math.max(0, ...fits.map((one) => inStock(part.warehouse_code, one.item_code)))
      return { ...part, ...bestWay(row, substitute) }
    }),
  }
}

type Place = { warehouse_code: string; warehouse_name: string; asc_code: string | null; available: number }

/** Where else the part lies: warehouses, and shelves of centres. */
const placesOf = async (db: Db, item_code: string, warehouse_code: string) => {
  const { rows } = await db.execute<Place>(sql`select b.warehouse_code, w.warehouse_name, a.asc_code,
      sum(b.on_hand - b.locked - b.damaged)::int as available
    from stock_balances b join warehouses w on w.warehouse_code = b.warehouse_code and w.is_active
    left join asc_shelves a on a.warehouse_code = b.warehouse_code
    where b.item_code = ${item_code} and b.warehouse_code <> ${warehouse_code}
    group by 1, 2, 3 having sum(b.on_hand - b.locked - b.damaged) > 0 order by available desc, 1 limit 20`)
  return rows
}

const incomingOf = async (db: Db, item_code: string, warehouse_code: string) => {
  const { rows } = await db.execute<Incoming>(sql`select c.code, c.kind, c.supplier, c.qty, c.eta::text
    from (${coming(sql`${item_code}`, sql`${warehouse_code}`)}) c order by c.eta nulls last, c.code limit 20`)
  return rows
}

const usageOf = async (db: Db, item_code: string, today: string) => {
  const { rows } = await db.execute<{ month: string; qty: number }>(sql`
    select to_char(m.month, 'YYYY-MM') as month, coalesce(sum(l.approved_qty), 0)::int as qty
    from generate_series(date_trunc('month', ${today}::date) - interval '11 months', date_trunc('month', ${today}::date),
        interval '1 month') m (month)
    left join (select ${o.created_date} as at, l.approved_qty from sparepart_order_lines l
        join ${o} on ${o.sparepart_order_code} = l.sparepart_order_code and ${o.status} not in ('Draft', 'Rejected')
        where l.item_code = ${item_code}) l on date_trunc('month', l.at) = m.month
    group by 1 order by 1`)
  return rows
}

/** Who waits for the part, in the order in which they get it. */
export const waitingFor = async (
  db: Db,
  { item_code, warehouse_code }: { item_code: string; warehouse_code: string },
  isVisible = sql`true`,
) => {
  const { rows } = await db.execute<contract.WaitingOrder>(sql`select ${o.sparepart_order_code}, ${o.dept_code},
      ${o.asc_code}, c.asc_name, ${o.consumer_name}, k.customer_name, ${o.work_order_number}, l.offered_item_code, sl.shipment_no, sl.line_no,
      ${o.order_kind}, ${o.urgency}, (sl.qty - sl.allocated_qty)::int as short, ${o.desk_rank},
      ${o.promised_date}::text as promised_date,
      to_char(${o.created_date} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_date, ${o.row_version}
    from sparepart_shipment_lines sl
    join sparepart_shipments s on s.sparepart_order_code = sl.sparepart_order_code and s.shipment_no = sl.shipment_no
      and s.status = 'DO_LackStock' and s.warehouse_code = ${warehouse_code}
    join ${o} on ${o.sparepart_order_code} = sl.sparepart_order_code
    join sparepart_order_lines l on l.sparepart_order_code = sl.sparepart_order_code and l.line_no = sl.line_no
    left join service_centres c on c.asc_code = ${o.asc_code}
    left join customers k on k.customer_code = ${o.customer_code}
    where sl.item_code = ${item_code} and sl.allocated_qty < sl.qty and ${isVisible}
    order by ${o.created_date} limit 500`)
  return rows.toSorted(byAllocation)
}

/** What a customer reads when a day is promised, as the company words it. */
const promiseText = async (db: Db) => {
  const place = { event: 'sparepart-promised', channel: 'whatsapp', language: 'local' } as const
  const template = (await templatesOf(db, place.event)).get(templateCode(place))
  if (!template?.is_active) return null
  const { company } = await settingsOf(db, 'company')
  return template.body.replaceAll('{company}', company.company_name)
}

export const getLackingPart = async ({ db, viewer, input }: RequestContext<typeof contract.getLackingPart>) => {
  const { item_code, warehouse_code } = input
  const today = companyToday()
  const [found] = await db
    .select({
      item_code: items.item_code,
      item_name: items.item_name,
      warehouse_code: warehouses.warehouse_code,
      warehouse_name: warehouses.warehouse_name,
      min_stock: sql<number>`coalesce(${spareParts.min_stock}, 0)::int`,
    })
    .from(items)
    .innerJoin(warehouses, eq(warehouses.warehouse_code, warehouse_code))
    .leftJoin(spareParts, eq(spareParts.item_code, items.item_code))
    .where(and(eq(items.item_code, item_code)))
  if (!found) return refuse('notFound')
  const places = await placesOf(db, item_code, warehouse_code)
  const substitutes = (await substitutesFor(db, [item_code]))(item_code).filter(({ ratio }) => ratio === 1)
  const inStock = await availableIn(db, [warehouse_code], [item_code, ...substitutes.map((one) => one.item_code)])
  const usage = await usageOf(db, item_code, today)
  const levels = suggestedLevels(usage.map(({ qty }) => qty))
  return {
    data: {
      ...found,
      price: (await listPrices(db, [item_code], today)).get(item_code) ?? null,
      available: inStock(warehouse_code, item_code),
      incoming: await incomingOf(db, item_code, warehouse_code),
      warehouses: places.filter(({ asc_code }) => asc_code === null),
      shelves: places.flatMap(({ asc_code, ...place }) => (asc_code === null ? [] : [{ ...place, asc_code }])),
      substitutes: substitutes.map((one) => ({
        ...{ item_code: one.item_code, item_name: one.item_name, available: inStock(warehouse_code, one.item_code) },
      })),
      orders: await waitingFor(db, input, visibleSparepartOrders(viewer)),
      usage,
      suggested_min: levels.min,
      suggested_max: levels.max,
      promise_text: await promiseText(db),
    },
  }
}

export const supplyMeasures = async ({ db, viewer }: RequestContext<typeof contract.supplyMeasures>) => {
  const since = addDays(companyToday(), -90)
  const { rows } = await db.execute<{ filled_at_once: number | null; days_to_part: number | null }>(sql`
    select round(100.0 * count(*) filter (where ${o.shipment_count} = 1 and ${o.status} <> 'DO_LackStock')
        / nullif(count(*), 0))::int as filled_at_once,
      round(avg(extract(epoch from ${o.received_date} - ${o.approved_date}) / 86400)
        filter (where ${o.received_date} is not null), 1)::float8 as days_to_part
    from ${o} where ${o.approved_date} >= ${since}::date and ${o.shipment_count} > 0 and ${visibleSparepartOrders(viewer)}`)
  return { data: rows[0] ?? { filled_at_once: null, days_to_part: null } }
}
