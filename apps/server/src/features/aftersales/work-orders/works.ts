import type { UnitWork } from '@sejuk/contract/aftersales/work-order-actions'
import { awayFromCustomer, farFromCustomer, isOtherDay } from '@sejuk/domain/aftersales/work-orders/visits'
import { metresBetween } from '@sejuk/domain/installers/bonus-checks'
import { because } from '@sejuk/domain/messages'
import { dayIn } from '@sejuk/domain/values/dates'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import {
  workOrderFindings,
  workOrderMeasurements,
  workOrderParts,
  workOrderVisits,
} from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrderDetails as d } from '../../../db/tables/aftersales/work-orders.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { Acting, Doing, Effect, WorkOrder } from './acting.ts'
import { endWaiting, moveToDayOfVisit } from './appointments.ts'
import { workingHoursOf } from './calendar.ts'

/** The technician has arrived. Far from the customer, without a position, or on another day than appointed a reason is required. */
export const arrive = async ({ db, viewer, input, before, at }: Doing<'visit'>): Promise<Effect> => {
  const { lat, lng, reason, is_overtime } = input
  const { pin_lat, pin_lng } = before
  const hasPin = pin_lat !== null && pin_lng !== null
  const distance_m =
    hasPin && lat !== null && lng !== null
      ? Math.round(metresBetween({ lat, lng }, { lat: pin_lat, lng: pin_lng }))
      : null
  if (distance_m !== null && distance_m > farFromCustomer && !reason)
    refuseField('reason', awayFromCustomer(distance_m))
  if (hasPin && distance_m === null && !reason) refuseField('reason', because('your-position-not-known-say'))
  const day = dayIn(at, (await workingHoursOf(db, before.asc_code, at)).timezone)
  const isMoved = isOtherDay(before.scheduled_date, day)
  if (isMoved && !reason) refuseField('reason', because('visit-on-other-day-say'))
  const team = [before.technician_code, ...before.helper_codes]
  await db.insert(workOrderVisits).values({
    work_order_number: before.work_order_number,
    visit_no: before.visit_count + 1,
    technician_code: team.includes(viewer.usercode) ? viewer.usercode : (before.technician_code ?? ''),
    arrived_date: at,
    lat,
    lng,
    distance_m,
    far_reason: reason,
    is_overtime,
  })
  const moved = isMoved ? await moveToDayOfVisit({ db, viewer }, before, day, reason) : {}
  return { reason, set: { ...moved, ...(await endWaiting(db, before, at)) } }
}

export const begin =
  (work_done: 'Install' | 'Maintain' | 'Repair') =>
  async ({ db, before, input }: Doing<'install'> | Doing<'maintain'> | Doing<'repair'>): Promise<Effect> => {
    await db
      .update(d)
      .set({ unit_status: 'Working' })
      .where(and(eq(d.work_order_number, before.work_order_number), eq(d.unit_status, 'Not_Started')))
    return { reason: input.note, set: { work_done } }
  }

/** The next step ends the visit. */
export const leave = async ({ db }: Pick<Acting, 'db'>, { work_order_number }: WorkOrder, at: string) => {
  const [last] = await db
    .select()
    .from(workOrderVisits)
    .where(eq(workOrderVisits.work_order_number, work_order_number))
    .orderBy(desc(workOrderVisits.visit_no))
    .limit(1)
  if (last)
    await db
      .update(workOrderVisits)
      .set({ left_date: at > last.arrived_date ? at : last.arrived_date })
      .where(and(eq(workOrderVisits.visit_id, last.visit_id), isNull(workOrderVisits.left_date)))
}

/** Findings, measurements and parts per unit. Omitted fields stay; a list that is sent replaces the old one. */
export const writeUnits = async (
  { db, viewer }: Acting,
  { work_order_number }: WorkOrder,
  units: readonly UnitWork[],
) => {
  if (!units.length) return
  const ids = units.map(({ work_order_detail_id }) => work_order_detail_id)
  const own = await db.$count(d, and(eq(d.work_order_number, work_order_number), inArray(d.work_order_detail_id, ids)))
  if (own < new Set(ids).size) refuse('notFound')
  const created_by = viewer.usercode
  for (const { work_order_detail_id, findings, measurements, parts, is_done, ...fields } of units) {
    const hasSerial = fields.serial_indoor !== undefined || fields.serial_outdoor !== undefined
    const set = {
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      ...(hasSerial ? { is_serial_confirmed: true, serial_problem: null } : {}),
      ...(is_done === undefined ? {} : { unit_status: is_done ? ('Done' as const) : ('Working' as const) }),
    }
    if (Object.keys(set).length) await db.update(d).set(set).where(eq(d.work_order_detail_id, work_order_detail_id))
    const its = { work_order_detail_id, created_by }
    if (findings) {
      await db.delete(workOrderFindings).where(eq(workOrderFindings.work_order_detail_id, work_order_detail_id))
      if (findings.length) await db.insert(workOrderFindings).values(findings.map((one) => ({ ...one, ...its })))
    }
    if (measurements) {
      await db.delete(workOrderMeasurements).where(eq(workOrderMeasurements.work_order_detail_id, work_order_detail_id))
      const once = [...new Map(measurements.map((one) => [one.moment, one])).values()]
      if (once.length) await db.insert(workOrderMeasurements).values(once.map((one) => ({ ...one, ...its })))
    }
    if (parts) {
      await db.delete(workOrderParts).where(eq(workOrderParts.work_order_detail_id, work_order_detail_id))
      if (parts.length) await db.insert(workOrderParts).values(parts.map((one) => ({ ...one, ...its })))
    }
  }
}

type Signed = { signed_by: string | null; unsigned_reason: string | null }
/** A signature that was once given is not lost by saving without it. */
export const signatureOf = ({ signed_by, unsigned_reason }: Signed, before: WorkOrder): Partial<WorkOrder> => ({
  ...(signed_by || unsigned_reason ? { signed_by, unsigned_reason } : {}),
  ...(!signed_by && !unsigned_reason ? { signed_by: before.signed_by, unsigned_reason: before.unsigned_reason } : {}),
})

export const saveWork = async (doing: Doing<'save-work'>): Promise<Effect> => {
  const { input, before } = doing
  await writeUnits(doing, before, input.units)
  return { set: signatureOf(input, before), also: input.units.length ? { units: input.units } : {} }
}
