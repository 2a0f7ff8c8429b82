import type * as board from '@sejuk/contract/aftersales/work-order-board'
import { mostMapped } from '@sejuk/contract/aftersales/work-order-board'
import type { ServiceStatus } from '@sejuk/domain/aftersales/statuses'
import {
  type GroupToVisit,
  groupOf,
  groupsToVisit,
  workOrderGroups,
} from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import { serviceCentres as c } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { aftersalesTickets as a } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { cities, subDistricts } from '../../../db/tables/masters/regions.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const toVisit: ServiceStatus[] = groupsToVisit.flatMap((group) => [...workOrderGroups[group]])
const pressing = sql`coalesce(${t.sla_due}, 'infinity')`

export const workOrderMap = async ({ db, viewer, input }: RequestContext<typeof board.workOrderMap>) => {
  const { dept_code, asc_code, service_type } = input
  const orders = and(
    visibleWorkOrders(viewer),
    inArray(t.service_status, toVisit),
    dept_code.length ? inArray(t.dept_code, dept_code) : undefined,
    asc_code.length ? inArray(t.asc_code, asc_code) : undefined,
    service_type ? eq(t.service_type, service_type) : undefined,
  )
  const counts = await db
    .select({ service_status: t.service_status, placed: count(t.pin_lat), all: count() })
    .from(t)
    .where(orders)
    .groupBy(t.service_status)
  const totals = Object.fromEntries(groupsToVisit.map((group) => [group, 0])) as Record<GroupToVisit, number>
  for (const { service_status, all } of counts) totals[groupOf(service_status) as GroupToVisit] += all
  const placed = await db
    .select({
      work_order_number: t.work_order_number,
      customer_name: t.customer_name,
      area_name: t.area_name,
      asc_code: t.asc_code,
      asc_name: c.asc_name,
      technician_name: technicians.technician_name,
      service_type: t.service_type,
      priority: t.priority,
      service_status: t.service_status,
      scheduled_date: t.scheduled_date,
      slot: t.slot,
      sla_due: t.sla_due,
      lat: sql<number>`${t.pin_lat}`,
      lng: sql<number>`${t.pin_lng}`,
    })
    .from(t)
    .innerJoin(c, eq(c.asc_code, t.asc_code))
    .leftJoin(technicians, eq(technicians.technician_code, t.technician_code))
    .where(and(orders, isNotNull(t.pin_lat), isNotNull(t.pin_lng)))
    .orderBy(pressing, asc(t.work_order_number))
    .limit(mostMapped)
  // A ticket has no centre before it is dispatched: looking at one centre, none waits.
  const waiting = and(
    viewer.permission.has('Aftersales-Ticket-Search') && asc_code.length === 0 ? ticketsVisibleTo(viewer) : sql`false`,
    inArray(a.ticket_status, ['Ticket_Draft', 'Ticket_Dispatched_Part']),
    dept_code.length ? inArray(a.dept_code, dept_code) : undefined,
    service_type ? eq(a.service_type, service_type) : undefined,
  )
  const tickets = await db
    .select({
      ticket_number: a.ticket_number,
      customer_name: a.customer_name,
      area_name: sql<string>`${subDistricts.sub_district_name} || ', ' || ${cities.city_name}`,
      service_type: a.service_type,
      priority: a.priority,
      waiting_units: sql<number>`${a.unit_count} - ${a.dispatched_count}`,
      sla_due: a.sla_due,
      lat: sql<number>`${a.pin_lat}`,
      lng: sql<number>`${a.pin_lng}`,
    })
    .from(a)
    .innerJoin(subDistricts, eq(subDistricts.sub_district_code, a.sub_district_code))
    .innerJoin(cities, eq(cities.city_code, subDistricts.city_code))
    .where(and(waiting, isNotNull(a.pin_lat), isNotNull(a.pin_lng)))
    .orderBy(sql`coalesce(${a.sla_due}, 'infinity')`, asc(a.ticket_number))
    .limit(mostMapped)
  const centres = await db
    .select({ asc_code: c.asc_code, asc_name: c.asc_name, lat: c.lat, lng: c.lng })
    .from(c)
    .where(
      and(
        visibleTo(viewer, c),
        dept_code.length ? inArray(c.dept_code, dept_code) : undefined,
        asc_code.length ? inArray(c.asc_code, asc_code) : undefined,
      ),
    )
    .orderBy(asc(c.asc_code))
    .limit(mostMapped)
  const withoutPlace = counts.reduce((sum, one) => sum + one.all - one.placed, 0)
  const waitingWithout = await db.$count(a, and(waiting, isNull(a.pin_lat)))
  return { data: { orders: placed, tickets, centres, totals, unplaced: withoutPlace + waitingWithout } }
}
