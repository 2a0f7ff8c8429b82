import type { visitCalendar as contract } from '@sejuk/contract/supervision/calendar'
import { because } from '@sejuk/domain/messages'
import { travelMinutes, type VisitSlot, warningsOf } from '@sejuk/domain/supervision/schedule'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { and, asc, between, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { cities } from '../../../db/tables/masters/regions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { supervisionVisits as v } from '../../../db/tables/supervision/supervision-sites.ts'
import { supervisions as t } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

const mostDays = 42
const mostVisits = 3000

const daysOf = ({ from, to }: { from: string; to: string }) => {
  const today = companyToday()
  const first = from || `${today.slice(0, 8)}01`
  const last = to || addDays(first, mostDays)
  if (last < first || daysFrom(first, last) > mostDays) refuseField('to', because('calendar-too-long', { n: mostDays }))
  return [first, last] as const
}

export const visitCalendar = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const ofOne = input.supervision_code ? eq(v.supervision_code, input.supervision_code) : undefined
  const [from, to] = daysOf(input)
  const rows = await db
    .select({
      visit_id: v.visit_id,
      supervision_code: v.supervision_code,
      project_name: t.project_name,
      installer_name: t.installer_name,
      city_name: cities.city_name,
      technician_code: v.technician_code,
      technician_name: users.username,
      purpose: v.purpose,
      visit_date: v.visit_date,
      time_slot: v.time_slot,
      lat: t.lat,
      lng: t.lng,
      branch_lat: departments.lat,
      branch_lng: departments.lng,
      dept_code: t.service_dept_code,
    })
    .from(v)
    .innerJoin(t, eq(t.supervision_code, v.supervision_code))
    .innerJoin(users, eq(users.usercode, v.technician_code))
    .innerJoin(cities, eq(cities.city_code, t.city_code))
    .innerJoin(departments, eq(departments.dept_code, t.service_dept_code))
    .where(
      and(
        visibleSupervisions(viewer),
        eq(v.is_cancelled, false),
        ofOne ?? between(v.visit_date, from, to),
        input.technician_code.length ? inArray(v.technician_code, input.technician_code) : undefined,
      ),
    )
    .orderBy(asc(v.technician_code), asc(v.visit_date), asc(v.time_slot), asc(v.visit_id))
    .limit(mostVisits)
  const [first = from] = [from, ...rows.map(({ visit_date }) => visit_date)].toSorted()
  const mine = [viewer.department, ...viewer.departmentlist]
  const free = await db
    .select({ day: holidays.holiday_date, name: holidays.holiday_name, dept_code: holidays.dept_code })
    .from(holidays)
    .where(
      and(
        gte(holidays.holiday_date, first),
        or(isNull(holidays.dept_code), inArray(holidays.dept_code, [...mine, ...rows.map((row) => row.dept_code)])),
      ),
    )
    .orderBy(holidays.holiday_date)
    .limit(500)
  const { supervision: travel } = await settingsOf(db, 'supervision')
  const byDay = Map.groupBy(rows, ({ technician_code, visit_date }) => `${technician_code} ${visit_date}`)
  const visits = rows.map((row, n) => {
    const { lat, lng, branch_lat, branch_lng, dept_code, time_slot: slot, ...shown } = row
    const time_slot: VisitSlot = slot
    const sameDay = byDay.get(`${row.technician_code} ${row.visit_date}`) ?? []
    const others = sameDay.filter(({ visit_id }) => visit_id !== row.visit_id)
    const isFree = (day: string) =>
      free.some((one) => one.day === day && (one.dept_code === null || one.dept_code === dept_code))
    const before = rows[n - 1]
    const start =
      before && before.technician_code === row.technician_code && before.visit_date === row.visit_date
        ? before
        : { lat: branch_lat ?? lat, lng: branch_lng ?? lng }
    const warnings = warningsOf(row, others, isFree, travel)
    return { ...shown, time_slot, travel_minutes: travelMinutes(start, row, travel), warnings }
  })
  const people = new Map(rows.map((row) => [row.technician_code, row.technician_name]))
  return {
    data: {
      visits,
      holidays: free
        .filter(({ day, dept_code }) => day <= to && (dept_code === null || mine.includes(dept_code)))
        .map(({ day, name }) => ({ day, name })),
      technicians: [...people].map(([usercode, username]) => ({ usercode, username })),
    },
  }
}
