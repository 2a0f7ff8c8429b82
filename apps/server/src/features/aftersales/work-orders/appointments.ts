import { addWorkingHours, putOff } from '@sejuk/domain/aftersales/sla'
import { appointmentObjection } from '@sejuk/domain/aftersales/work-orders/visits'
import { because } from '@sejuk/domain/messages'
import { datesFor, dayIn } from '@sejuk/domain/values/dates'
import type { TimeSlot } from '@sejuk/domain/values/time-slots'
import { and, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { visitWishes } from '../../../db/tables/aftersales/ticket-tracking.ts'
import { workOrderSchedules } from '../../../db/tables/aftersales/work-order-schedules.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { Acting, Doing, Effect, WorkOrder } from './acting.ts'
import { workingHoursOf } from './calendar.ts'

/** Locks the technician, so that concurrent appointments are serialized. */
const lockTechnician = async (db: Db, asc_code: string, technician_code: string) => {
  const [found] = await db
    .select()
    .from(technicians)
    .where(and(eq(technicians.technician_code, technician_code), eq(technicians.asc_code, asc_code)))
    .for('update')
  return found ?? refuseChoice('technician_code')
}

/** What else a technician has on a day: the places it takes. */
export const jobsOn = async (db: Db, technician_code: string, day: string, except: string): Promise<TimeSlot[]> => {
  const rows = await db
    .select({ slot: workOrders.slot })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.technician_code, technician_code),
        eq(workOrders.scheduled_date, day),
        ne(workOrders.work_order_number, except),
        notInArray(workOrders.service_status, ['Cancelled', 'Rejected']),
      ),
    )
  return rows.flatMap(({ slot }) => slot ?? [])
}

type Wish = { scheduled_date: string; slot: TimeSlot; technician_code: string | null; note: string | null }

/** Creates the appointment or refuses with the reason. */
const appoint = async (
  { db, viewer }: Acting,
  before: WorkOrder,
  { scheduled_date, slot, technician_code: chosen, note }: Wish,
  reason: string | null,
) => {
  const technician_code =
    chosen ?? before.technician_code ?? refuseField('technician_code', because('technician-required'))
  const now = new Date().toISOString()
  const hours = await workingHoursOf(db, before.asc_code, now)
  const technician = await lockTechnician(db, before.asc_code, technician_code)
  const objection = appointmentObjection(
    { day: scheduled_date, slot },
    {
      today: dayIn(now, hours.timezone),
      time: datesFor('default', hours.timezone).time(now),
      isFree: hours.isFree,
      jobs: await jobsOn(db, technician_code, scheduled_date, before.work_order_number),
      technician,
    },
  )
  if (objection) refuseField(objection.field, objection.message)
  await db
    .update(visitWishes)
    .set({ settled_date: now })
    .where(and(eq(visitWishes.work_order_number, before.work_order_number), isNull(visitWishes.settled_date)))
  await db.insert(workOrderSchedules).values({
    work_order_number: before.work_order_number,
    scheduled_date,
    slot,
    technician_code,
    reason,
    created_by: viewer.usercode,
    create_user_name: viewer.username,
  })
  return { set: { scheduled_date, slot, technician_code, schedule_note: note }, hours }
}

export const scheduleVisit = async (doing: Doing<'schedule'>): Promise<Effect> => {
  const { set } = await appoint(doing, doing.before, doing.input, null)
  return { set }
}

/** Rescheduled for a missing part: the SLA clocks are paused until the next visit. */
export const moveVisit = async (doing: Doing<'re-schedule'>): Promise<Effect> => {
  const { before, input, at } = doing
  const { set } = await appoint(doing, before, input, input.reason)
  const waiting = input.is_waiting_part
    ? { is_waiting_part: true, waiting_since: before.waiting_since ?? at }
    : await endWaiting(doing.db, before, at)
  return {
    reason: input.reason,
    set: { ...set, reschedule_count: before.reschedule_count + 1, ...waiting },
  }
}

/** Who came on another day was there: the appointment follows, whatever the calendar of that day says. */
export const moveToDayOfVisit = async (
  { db, viewer }: Pick<Acting, 'db' | 'viewer'>,
  { work_order_number, slot, technician_code }: WorkOrder,
  scheduled_date: string,
  reason: string | null,
) => {
  if (slot)
    await db.insert(workOrderSchedules).values({
      ...{ work_order_number, scheduled_date, slot, technician_code, reason },
      ...{ created_by: viewer.usercode, create_user_name: viewer.username },
    })
  return { scheduled_date }
}

/** The part is there: what was still to be done is due so much later as was waited. */
export const endWaiting = async (db: Db, before: WorkOrder, at: string): Promise<Partial<WorkOrder>> => {
  if (!before.is_waiting_part || !before.waiting_since) return {}
  const hours = await workingHoursOf(db, before.asc_code, before.waiting_since)
  return {
    is_waiting_part: false,
    waiting_since: null,
    finish_due: putOff(before.finish_due ?? addWorkingHours(at, 0, hours), before.waiting_since, at, hours),
  }
}

export const assignTechnician = async ({ db, input, before }: Doing<'assign-technician'>): Promise<Effect> => {
  const technician = await lockTechnician(db, before.asc_code, input.technician_code)
  if (technician.status !== 'Active') refuseField('technician_code', because('technician-not-at-work'))
  const helper_codes = [...new Set(input.helper_codes)].filter((code) => code !== input.technician_code)
  const known = helper_codes.length
    ? await db.$count(
        technicians,
        and(inArray(technicians.technician_code, helper_codes), eq(technicians.asc_code, before.asc_code)),
      )
    : 0
  if (known < helper_codes.length) refuseChoice('helper_codes')
  // Whoever takes over a visit must have time for it.
  const { scheduled_date, slot } = before
  if (scheduled_date && slot && input.technician_code !== before.technician_code) {
    const jobs = await jobsOn(db, input.technician_code, scheduled_date, before.work_order_number)
    const now = new Date().toISOString()
    const hours = await workingHoursOf(db, before.asc_code, now)
    const calendar = { today: scheduled_date, time: '00:00', isFree: () => false, jobs, technician }
    const objection = appointmentObjection({ day: scheduled_date, slot }, calendar)
    if (objection && scheduled_date >= dayIn(now, hours.timezone)) refuseField('technician_code', objection.message)
  }
  return { set: { technician_code: input.technician_code, helper_codes } }
}
