import type * as contract from '@sejuk/contract/aftersales/work-orders'
import { appointmentObjection, slotsOf } from '@sejuk/domain/aftersales/visits'
import { workOrderGroups } from '@sejuk/domain/aftersales/work-order-tabs'
import { addDays, datesFor, dayIn, isAcceptableDate } from '@sejuk/domain/dates'
import { and, asc, between, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { refuse } from '../../../platform/refuse.ts'
import { selectRows } from '../../../platform/selection.ts'
import type { Ask } from '../../../platform/serve.ts'
import { visibleTo } from '../../../platform/visible-to.ts'
import { visibleWorkOrders } from '../../../platform/visible-work-orders.ts'
import { jobsOn } from './appointments.ts'
import { workingHoursOf } from './calendar.ts'
import { findWorkOrder } from './detail.ts'

const jobFields = {
  work_order_number: t.work_order_number,
  customer_name: t.customer_name,
  area_name: t.area_name,
  technician_code: t.technician_code,
  service_type: t.service_type,
  priority: t.priority,
  service_status: t.service_status,
  scheduled_date: sql<string | null>`${t.scheduled_date}::text`,
  slot: t.slot,
  unit_count: t.unit_count,
  sla_due: t.sla_due,
  row_version: t.row_version,
}
/** So many at once is more than a desk can look at. */
const mostWaiting = 100

export const workOrderBoard = async ({ db, viewer, input }: Ask<typeof contract.workOrderBoard>) => {
  const { asc_code, from, days } = input
  const its = and(eq(t.asc_code, asc_code), visibleWorkOrders(viewer))
  const inDays = between(t.scheduled_date, from, addDays(from, days - 1))
  const stillThere = notInArray(t.service_status, ['Cancelled', 'Rejected'])
  const toSchedule = inArray(t.service_status, [...workOrderGroups.To_Schedule])
  // None of these waits for another.
  const [hours, people, jobs, waiting] = await Promise.all([
    workingHoursOf(db, asc_code, from, visibleTo(viewer, serviceCentres)),
    db
      .select({
        technician_code: technicians.technician_code,
        technician_name: technicians.technician_name,
        status: technicians.status,
        max_jobs_day: technicians.max_jobs_day,
        work_days: technicians.work_days,
      })
      .from(technicians)
      .where(and(eq(technicians.asc_code, asc_code), ne(technicians.status, 'Off')))
      .orderBy(asc(technicians.technician_name), asc(technicians.technician_code)),
    selectRows(
      db,
      jobFields,
      sql`from ${t} where ${and(its, inDays, stillThere)} order by ${t.scheduled_date}, ${t.slot}, ${t.work_order_number}`,
    ),
    selectRows(
      db,
      jobFields,
      sql`from ${t} where ${and(its, toSchedule)} order by ${t.sla_due} nulls last, ${t.work_order_number} limit ${mostWaiting}`,
    ),
  ])
  const today = dayIn(new Date().toISOString(), hours.timezone)
  return {
    data: {
      days: Array.from({ length: days }, (_, n) => addDays(from, n)).map((day) => ({
        day,
        holiday: hours.holidays.get(day) ?? null,
        is_acceptable: !hours.isFree(day) && isAcceptableDate(day, today, { isFree: hours.isFree }),
      })),
      technicians: people,
      jobs,
      waiting,
    },
  }
}

/** How far ahead anybody could be visited: three days, and the Sundays and holidays between. */
const daysAhead = 10

export const visitChoices = async ({ db, viewer, input }: Ask<typeof contract.visitChoices>) => {
  const { work_orders: order } = await findWorkOrder(db, viewer, input.work_order_number)
  const [technician = refuse('notFound')] = await db
    .select()
    .from(technicians)
    .where(and(eq(technicians.technician_code, input.technician_code), eq(technicians.asc_code, order.asc_code)))
  const now = new Date().toISOString()
  const hours = await workingHoursOf(db, order.asc_code, now)
  const today = dayIn(now, hours.timezone)
  const time = datesFor('default', hours.timezone).time(now)
  const choices = []
  for (let n = 0; n < daysAhead; n++) {
    const day = addDays(today, n)
    const jobs = await jobsOn(db, technician.technician_code, day, order.work_order_number)
    const slots = slotsOf(jobs, technician.max_jobs_day).map(({ slot, places }) => ({
      slot,
      places,
      why_not:
        appointmentObjection({ day, slot }, { today, time, isFree: hours.isFree, jobs, technician })?.message ?? null,
    }))
    choices.push({ day, slots })
  }
  return { data: choices }
}

export const technicianChoices = async ({ db, viewer, input }: Ask<typeof contract.technicianChoices>) => {
  const { work_orders: order } = await findWorkOrder(db, viewer, input.work_order_number)
  const day = input.day ?? order.scheduled_date ?? dayIn(new Date().toISOString(), 'Asia/Jakarta')
  const busy = sql<number>`(select count(*)::int from ${t} where ${and(
    sql`${t.technician_code} = ${technicians.technician_code}`,
    eq(t.scheduled_date, day),
    ne(t.work_order_number, order.work_order_number),
    notInArray(t.service_status, ['Cancelled', 'Rejected']),
  )})`
  const people = await db
    .select({
      technician_code: technicians.technician_code,
      technician_name: technicians.technician_name,
      status: technicians.status,
      skills: technicians.skills,
      max_jobs_day: technicians.max_jobs_day,
      jobs: busy,
    })
    .from(technicians)
    .where(and(eq(technicians.asc_code, order.asc_code), ne(technicians.status, 'Off')))
    .orderBy(asc(technicians.technician_name), asc(technicians.technician_code))
  return {
    data: people.map((one) => ({
      ...one,
      is_skilled: (one.skills as readonly string[]).includes(order.service_type),
    })),
  }
}
