import type * as board from '@sejuk/contract/aftersales/work-order-board'
import { appointmentObjection, slotsOf } from '@sejuk/domain/aftersales/work-orders/visits'
import { workOrderGroups } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { addDays, datesFor, dayIn, isAcceptableDate } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, between, eq, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { jobsOn } from './appointments.ts'
import { workingHoursOf } from './calendar.ts'
import { findWorkOrder } from './detail.ts'

/** Prepared once: building the query on every request costs more than running it. */
const jobColumns =
  sql.raw(`work_order_number, customer_name, area_name, technician_code, service_type, priority, service_status,
  scheduled_date::text, slot, unit_count, sla_due, row_version, is_waiting`)
const boardOrder =
  sql.raw(`is_waiting, case when is_waiting then null else scheduled_date end, case when is_waiting then null else slot end,
  case when is_waiting then sla_due end nulls last, work_order_number`)
const onTheDays = sql.raw(
  `select *, false as is_waiting from work_orders where service_status not in ('Cancelled', 'Rejected')`,
)
const toSchedule = sql.raw(`select *, true from work_orders
  where service_status in (${workOrderGroups.To_Schedule.map((status) => `'${status}'`).join(', ')})`)
/** The maximum number of waiting jobs shown. */
const mostWaiting = 100

/** The centre's time zone, holidays and technicians in one query, since round trips dominate. */
const centreOf = async (
  db: Db,
  viewer: Viewer,
  { asc_code, from, to }: { asc_code: string; from: string; to: string },
) => {
  // What is free between today and the first day shown counts too.
  const days = sql`holiday_date between least(${from}::date, current_date - 1) and ${to}::date`
  const [found = refuse('notFound')] = await selectRows(
    db,
    {
      timezone: departments.timezone,
      holidays: sql<
        Record<string, string>
      >`(select coalesce(json_object_agg(holiday_date, holiday_name), '{}') from ${holidays}
        where ${days} and (${holidays.dept_code} is null or ${eq(holidays.dept_code, serviceCentres.dept_code)}))`,
      people: sql<Person[]>`(select coalesce(json_agg(p), '[]') from (
        select technician_code, technician_name, status, max_jobs_day, work_days from ${technicians}
        where asc_code = ${asc_code} and status <> 'Off' order by technician_name, technician_code) p)`,
    },
    sql`from ${serviceCentres} join ${departments} on ${eq(departments.dept_code, serviceCentres.dept_code)}
      where ${and(eq(serviceCentres.asc_code, asc_code), visibleTo(viewer, serviceCentres))}`,
  )
  return found
}
type Person = Pick<
  typeof technicians.$inferSelect,
  'technician_code' | 'technician_name' | 'status' | 'max_jobs_day' | 'work_days'
>

/** The jobs of those days, and what still waits for one. */
const jobsOf = async (db: Db, its: SQL | undefined, inDays: SQL) => {
  const { rows } = await db.execute<board.BoardJob & { is_waiting: boolean }>(
    sql`select ${jobColumns} from ((${onTheDays} and ${inDays} and ${its})
      union all (${toSchedule} and ${its} order by sla_due nulls last, work_order_number limit ${mostWaiting})) jobs order by ${boardOrder}`,
  )
  for (const row of rows) if (row.sla_due) row.sla_due = t.sla_due.mapFromDriverValue(row.sla_due) as string
  return rows
}

export const workOrderBoard = async ({ db, viewer, input }: RequestContext<typeof board.workOrderBoard>) => {
  const { asc_code, from, days } = input
  const to = addDays(from, days - 1)
  const its = and(eq(t.asc_code, asc_code), visibleWorkOrders(viewer))
  // Neither waits for the other.
  const [centre, jobs] = await Promise.all([
    centreOf(db, viewer, { asc_code, from, to }),
    jobsOf(db, its, between(t.scheduled_date, from, to)),
  ])
  const today = dayIn(new Date().toISOString(), centre.timezone)
  const isFree = (day: string) => centre.holidays[day] !== undefined
  return {
    data: {
      days: Array.from({ length: days }, (_, n) => addDays(from, n)).map((day) => ({
        day,
        holiday: centre.holidays[day] ?? null,
        is_acceptable: !isFree(day) && isAcceptableDate(day, today, { isFree }),
      })),
      technicians: centre.people,
      jobs: jobs.filter(({ is_waiting }) => !is_waiting),
      waiting: jobs.filter(({ is_waiting }) => is_waiting),
    },
  }
}

/** How far ahead anybody could be visited: three days, and the Sundays and holidays between. */
const daysAhead = 10

export const visitChoices = async ({ db, viewer, input }: RequestContext<typeof board.visitChoices>) => {
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

export const technicianChoices = async ({ db, viewer, input }: RequestContext<typeof board.technicianChoices>) => {
  const { work_orders: order } = await findWorkOrder(db, viewer, input.work_order_number)
  const day = input.day ?? order.scheduled_date ?? companyToday()
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
