import type * as contract from '@sejuk/contract/aftersales/work-orders'
import { groupOf } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { maskedPhone } from '@sejuk/domain/values/phone'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { visitWishes } from '../../../db/tables/aftersales/ticket-tracking.ts'
import { workOrderSchedules } from '../../../db/tables/aftersales/work-order-schedules.ts'
import { workOrderSupports } from '../../../db/tables/aftersales/work-order-supports.ts'
import {
  workOrderFindings,
  workOrderMeasurements,
  workOrderParts,
  workOrderVisits,
} from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrders as t, workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import type { WorkOrder } from './acting.ts'
import { onWorkOrder } from './commands.ts'

const findWorkOrders = (db: Db, viewer: Viewer, numbers: readonly string[]) =>
  db
    .select()
    .from(t)
    .innerJoin(serviceCentres, eq(serviceCentres.asc_code, t.asc_code))
    .innerJoin(departments, eq(departments.dept_code, t.dept_code))
    .leftJoin(technicians, eq(technicians.technician_code, t.technician_code))
    .where(and(inArray(t.work_order_number, [...numbers]), visibleWorkOrders(viewer)))

export const findWorkOrder = async (db: Db, viewer: Viewer, work_order_number: string) => {
  const [found] = await findWorkOrders(db, viewer, [work_order_number])
  return found ?? refuse('notFound')
}

/** Rows by what they belong to, in their order. */
const byKey = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) => {
  const groups = Map.groupBy(rows, keyOf)
  return (key: Key) => groups.get(key) ?? []
}
const ofOrder = ({ work_order_number }: { work_order_number: string }) => work_order_number
const ofUnit = ({ work_order_detail_id }: { work_order_detail_id: number }) => work_order_detail_id

const unitsByOrder = async (db: Db, numbers: string[]) => {
  const units = await db
    .select()
    .from(workOrderDetails)
    .where(inArray(workOrderDetails.work_order_number, numbers))
    .orderBy(asc(workOrderDetails.line_no))
  const ids = units.map(({ work_order_detail_id }) => work_order_detail_id)
  if (!ids.length) return () => []
  const ofThese = { findings: workOrderFindings, measurements: workOrderMeasurements, parts: workOrderParts }
  const findings = await db
    .select()
    .from(ofThese.findings)
    .where(inArray(ofThese.findings.work_order_detail_id, ids))
    .orderBy(asc(ofThese.findings.finding_id))
  const measurements = await db
    .select()
    .from(ofThese.measurements)
    .where(inArray(ofThese.measurements.work_order_detail_id, ids))
    .orderBy(desc(ofThese.measurements.moment))
  const parts = await db
    .select()
    .from(ofThese.parts)
    .where(inArray(ofThese.parts.work_order_detail_id, ids))
    .orderBy(asc(ofThese.parts.part_id))
  const its = {
    findings: byKey(findings, ofUnit),
    measurements: byKey(measurements, ofUnit),
    parts: byKey(parts, ofUnit),
  }
  const whole = units.map((unit) => ({
    ...unit,
    findings: its.findings(unit.work_order_detail_id),
    measurements: its.measurements(unit.work_order_detail_id),
    parts: its.parts(unit.work_order_detail_id),
  }))
  return byKey(whole, ofOrder)
}

/** All that belongs to each of the work orders that the user may see, in the order they are asked for: as many statements for eighty as for one. */
export const wholeWorkOrders = async (db: Db, viewer: Viewer, wanted: readonly string[]) => {
  const found = await findWorkOrders(db, viewer, wanted)
  if (!found.length) return []
  const numbers = found.map(({ work_orders }) => work_orders.work_order_number)
  const areTheirs = (table: { work_order_number: PgColumn }) => inArray(table.work_order_number, numbers)
  const visits = await db
    .select({ ...getTableColumns(workOrderVisits), technician_name: technicians.technician_name })
    .from(workOrderVisits)
    .leftJoin(technicians, eq(technicians.technician_code, workOrderVisits.technician_code))
    .where(areTheirs(workOrderVisits))
    .orderBy(asc(workOrderVisits.visit_no))
  const supports = await db
    .select()
    .from(workOrderSupports)
    .where(areTheirs(workOrderSupports))
    .orderBy(desc(workOrderSupports.support_id))
  const appointments = await db
    .select()
    .from(workOrderSchedules)
    .where(areTheirs(workOrderSchedules))
    .orderBy(desc(workOrderSchedules.schedule_id))
  const tickets = [...new Set(found.map(({ work_orders }) => work_orders.ticket_number))]
  const ofTickets = await db
    .select({
      ticket_number: t.ticket_number,
      work_order_number: t.work_order_number,
      asc_code: t.asc_code,
      service_status: t.service_status,
    })
    .from(t)
    .where(and(inArray(t.ticket_number, tickets), visibleWorkOrders(viewer)))
    .orderBy(sql`${t.created_date}`)
  const unitsOf = await unitsByOrder(db, numbers)
  const [visitsOf, supportsOf] = [byKey(visits, ofOrder), byKey(supports, ofOrder)]
  const appointmentsOf = byKey(appointments, ofOrder)
  const onTicket = byKey(ofTickets, ({ ticket_number }) => ticket_number)
  const mayCall = viewer.permission.has('Work-Order-View-Phone')
  const whole = found.map(({ work_orders: order, service_centres, departments, technicians }) => ({
    ...order,
    customer_phone: mayCall ? order.customer_phone : maskedPhone(order.customer_phone),
    asc_name: service_centres.asc_name,
    dept_name: departments.dept_name,
    timezone: departments.timezone,
    technician_name: technicians?.technician_name ?? null,
    technician_phone: technicians?.phone ?? null,
    units: unitsOf(order.work_order_number),
    visits: visitsOf(order.work_order_number),
    supports: supportsOf(order.work_order_number),
    appointments: appointmentsOf(order.work_order_number),
    siblings: onTicket(order.ticket_number)
      .filter((one) => one.work_order_number !== order.work_order_number)
      .map(({ ticket_number: _, ...sibling }) => sibling),
  }))
  const place = new Map(wanted.map((number, n) => [number, n]))
  const placeOf = ({ work_order_number }: { work_order_number: string }) => place.get(work_order_number) ?? 0
  return whole.sort((one, other) => placeOf(one) - placeOf(other))
}

/** The customer's request from the tracking page, while the visit can still be moved. */
const wishOf = async (db: Db, { work_order_number, service_status }: WorkOrder) => {
  if (groupOf(service_status) !== 'Scheduled') return null
  const [open] = await db
    .select()
    .from(visitWishes)
    .where(and(eq(visitWishes.work_order_number, work_order_number), isNull(visitWishes.settled_date)))
    .orderBy(desc(visitWishes.wish_id))
    .limit(1)
  return open ?? null
}

export const getWorkOrder = async (context: RequestContext<typeof contract.getWorkOrder>) => {
  const { db, viewer } = context
  const [order] = await wholeWorkOrders(db, viewer, [context.input.work_order_number])
  if (!order) return refuse('notFound')
  return { data: { ...order, wish: await wishOf(db, order), undo: await onWorkOrder.undoOf({ db, viewer }, order) } }
}

export const workOrderLog = async ({ db, viewer, input }: RequestContext<typeof contract.workOrderLog>) => {
  await findWorkOrder(db, viewer, input.code)
  return historyOf(db, 'work-order', input.code, input.page)
}
