import type * as contract from '@sejuk/contract/aftersales/work-orders'
import { groupOf } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { maskedPhone } from '@sejuk/domain/values/phone'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm'
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

export const findWorkOrder = async (db: Db, viewer: Viewer, work_order_number: string) => {
  const [found] = await db
    .select()
    .from(t)
    .innerJoin(serviceCentres, eq(serviceCentres.asc_code, t.asc_code))
    .innerJoin(departments, eq(departments.dept_code, t.dept_code))
    .leftJoin(technicians, eq(technicians.technician_code, t.technician_code))
    .where(and(eq(t.work_order_number, work_order_number), visibleWorkOrders(viewer)))
  return found ?? refuse('notFound')
}

const unitsOf = async (db: Db, work_order_number: string) => {
  const units = await db
    .select()
    .from(workOrderDetails)
    .where(eq(workOrderDetails.work_order_number, work_order_number))
    .orderBy(asc(workOrderDetails.line_no))
  const ids = units.map(({ work_order_detail_id }) => work_order_detail_id)
  if (!ids.length) return []
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
  const its = <Row extends { work_order_detail_id: number }>(rows: readonly Row[], id: number) =>
    rows.filter(({ work_order_detail_id }) => work_order_detail_id === id)
  return units.map((unit) => ({
    ...unit,
    findings: its(findings, unit.work_order_detail_id),
    measurements: its(measurements, unit.work_order_detail_id),
    parts: its(parts, unit.work_order_detail_id),
  }))
}

type Wanted = Pick<RequestContext<typeof contract.getWorkOrder>, 'db' | 'viewer' | 'input'>

/** All that belongs to a work order, as a phone carries it too. */
export const wholeWorkOrder = async ({ db, viewer, input }: Wanted) => {
  const { work_order_number } = input
  const found = await findWorkOrder(db, viewer, work_order_number)
  const order = found.work_orders
  const itself = (table: { work_order_number: PgColumn }) => eq(table.work_order_number, work_order_number)
  const visits = await db
    .select({ ...getTableColumns(workOrderVisits), technician_name: technicians.technician_name })
    .from(workOrderVisits)
    .leftJoin(technicians, eq(technicians.technician_code, workOrderVisits.technician_code))
    .where(itself(workOrderVisits))
    .orderBy(asc(workOrderVisits.visit_no))
  const supports = await db
    .select()
    .from(workOrderSupports)
    .where(itself(workOrderSupports))
    .orderBy(desc(workOrderSupports.support_id))
  const appointments = await db
    .select()
    .from(workOrderSchedules)
    .where(itself(workOrderSchedules))
    .orderBy(desc(workOrderSchedules.schedule_id))
  const siblings = await db
    .select({ work_order_number: t.work_order_number, asc_code: t.asc_code, service_status: t.service_status })
    .from(t)
    .where(
      and(
        eq(t.ticket_number, order.ticket_number),
        ne(t.work_order_number, work_order_number),
        visibleWorkOrders(viewer),
      ),
    )
    .orderBy(sql`${t.created_date}`)
  return {
    ...order,
    customer_phone: viewer.permission.has('Work-Order-View-Phone')
      ? order.customer_phone
      : maskedPhone(order.customer_phone),
    asc_name: found.service_centres.asc_name,
    dept_name: found.departments.dept_name,
    timezone: found.departments.timezone,
    technician_name: found.technicians?.technician_name ?? null,
    technician_phone: found.technicians?.phone ?? null,
    units: await unitsOf(db, work_order_number),
    visits,
    supports,
    appointments,
    siblings,
  }
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
  const order = await wholeWorkOrder(context)
  return { data: { ...order, wish: await wishOf(db, order), undo: await onWorkOrder.undoOf({ db, viewer }, order) } }
}

export const workOrderLog = async ({ db, viewer, input }: RequestContext<typeof contract.workOrderLog>) => {
  await findWorkOrder(db, viewer, input.code)
  return historyOf(db, 'work-order', input.code, input.page)
}
