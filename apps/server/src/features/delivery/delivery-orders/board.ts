import type * as contract from '@sejuk/contract/delivery/delivery-board'
import type { PickupStop } from '@sejuk/contract/delivery/pickups'
import { plannedStatuses } from '@sejuk/domain/delivery/delivery-orders'
import { addDays } from '@sejuk/domain/values/dates'
import { holds } from '@sejuk/domain/workflow'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryReceipts as r } from '../../../db/tables/delivery/delivery-receipts.ts'
import { logisticVendors as v } from '../../../db/tables/masters/drivers.ts'
import { returnRequests as p } from '../../../db/tables/returns/return-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { selectPlanned } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { isPickup, isUnplannedPickup, pickupsWhere } from './pickups.ts'
import { deliveryFields, deliveryTables } from './queries.ts'

const mostStops = 600
const mostUnplanned = 100

export const getDeliveryBoard = async ({ db, viewer, input }: RequestContext<typeof contract.getDeliveryBoard>) => {
  const from = input.from ?? companyToday()
  const days = Array.from({ length: input.days }, (_, n) => addDays(from, n))
  const own = and(visibleDeliveries(viewer), filterByCodes(t.warehouse_code, input.warehouse_code))
  // Planned once: planning so many columns costs as much as reading them.
  const rows = (where: SQL | undefined, order: SQL, limit: number) =>
    selectPlanned(db, deliveryFields, deliveryTables, sql`${where} order by ${order} limit ${limit}`)
  const fetched = and(visibleTo(viewer, p), filterByCodes(p.warehouse_code, input.warehouse_code))
  const maySeeReturns = holds(viewer.permission, 'Return-Request-View')
  const inDays = and(isNotNull(p.truck_no), gte(p.pickup_date, from), lt(p.pickup_date, addDays(from, input.days)))
  const [stops, unplanned, fetches] = await Promise.all([
    rows(
      and(
        own,
        gte(t.planned_date, from),
        lt(t.planned_date, addDays(from, input.days)),
        isNotNull(t.truck_no),
        ne(t.status, 'Deleted'),
        ne(t.status, 'Rejected'),
      ),
      sql`${asc(t.planned_date)}, ${asc(t.truck_no)}, ${t.stop_no} nulls last, ${asc(t.delivery_code)}`,
      mostStops + 1,
    ),
    rows(
      and(own, inArray(t.status, [...plannedStatuses]), or(isNull(t.truck_no), isNull(t.planned_date))),
      sql`${t.planned_date} nulls last, ${asc(t.delivery_code)}`,
      mostUnplanned,
    ),
    maySeeReturns ? pickupsWhere(db, and(fetched, isPickup, or(inDays, isUnplannedPickup)), mostStops) : [],
  ])
  const isOnBoard = ({ truck_no, pickup_date }: PickupStop) => truck_no !== null && pickup_date !== null
  const pickups = fetches.filter(isOnBoard)
  const unplanned_pickups = fetches.filter((stop) => !isOnBoard(stop)).slice(0, mostUnplanned)
  const is_capped = stops.length > mostStops
  return {
    data: { ...{ from, days, stops: stops.slice(0, mostStops), unplanned, is_capped }, pickups, unplanned_pickups },
  }
}

/** On time is received on the planned day at the latest. */
export const vendorScorecard = async ({ db, viewer, input }: RequestContext<typeof contract.vendorScorecard>) => {
  const { rows } =
    await db.execute<contract.VendorScore>(sql`select ${v.logistic_vendor_code}, ${v.logistic_vendor}, ${v.email},
      count(*)::int as deliveries, count(${t.received_date})::int as received,
      round(100.0 * count(*) filter (where (${t.received_date} at time zone 'Asia/Jakarta')::date <= ${t.planned_date})
        / nullif(count(${t.received_date}), 0), 1)::float8 as on_time_percent,
      round(avg(extract(epoch from r.first_saved - ${t.received_date}) / 3600)::numeric, 1)::float8 as receipt_hours,
      round(100.0 * sum(${t.damaged_qty}) / nullif(sum(${t.received_qty} + ${t.damaged_qty} + ${t.short_qty}), 0), 2)::float8 as damage_percent
    from ${t} join ${v} on ${eq(v.logistic_vendor_code, t.logistic_vendor_code)}
      left join lateral (select min(${r.created_date}) as first_saved from ${r} where ${eq(r.delivery_code, t.delivery_code)}) r on true
    where ${and(
      visibleDeliveries(viewer),
      isNotNull(t.goods_issue_date),
      input.from ? gte(t.planned_date, input.from) : gte(t.planned_date, addDays(companyToday(), -90)),
      input.to ? lte(t.planned_date, input.to) : undefined,
    )}
    group by 1, 2, 3 order by 4 desc, 1 limit 200`)
  return { data: rows }
}
