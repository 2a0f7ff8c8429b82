import type * as contract from '@sejuk/contract/field/attendance'
import { attendanceModule, consentVersion } from '@sejuk/domain/field/attendance'
import { addDays } from '@sejuk/domain/values/dates'
import { and, between, eq, getTableColumns, gte, isNotNull, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { approverNames } from '../../../business/field/approvers.ts'
import { branchHolidays, workDateOf } from '../../../business/field/attendance-days.ts'
import { consentOf } from '../../../business/field/consents.ts'
import { fieldUser } from '../../../business/field/field-user.ts'
import { assignedOffices } from '../../../business/field/offices.ts'
import { teamInOrder, visibleTeam } from '../../../business/field/own-team.ts'
import { attendanceDays, attendanceChecks as t } from '../../../db/tables/field/attendance.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { offices } from '../../../db/tables/masters/offices.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'

type Risk = contract.AttendanceCheck['risk']
const source = sql`${t} join ${users} on ${eq(users.usercode, t.usercode)}
  join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  left join ${offices} on ${eq(offices.office_code, t.office_code)}`
const fields = {
  ...getTableColumns(t),
  work_date: sql<string>`${t.work_date}::text`,
  risk: sql<Risk>`${t.risk}`,
  username: users.username,
  dept_name: departments.dept_name,
  office_name: sql<string | null>`${offices.office_name}`,
  has_selfie: sql<boolean>`exists (select from ${attachments} where ${attachments.module_name} = ${sql.raw(`'${attendanceModule}'`)}
    and ${attachments.module_code} = ${t.client_uuid}::text and ${attachments.deleted_date} is null)`,
}

export const attendanceToday = async ({ db, viewer }: RequestContext<typeof contract.attendanceToday>) => {
  const user = await fieldUser(db, viewer.usercode)
  const now = new Date().toISOString()
  const { work_date, shift } = await workDateOf(db, user, now)
  const needs = { team: 'Attendance-Approve', hr: 'Attendance-Approve-HR' } as const
  const { approver_name, approver_for } = await approverNames(db, user, work_date, needs)
  const mine = and(eq(t.usercode, viewer.usercode), eq(t.work_date, work_date))
  return {
    data: {
      ...{ now, work_date, timezone: user.timezone, approver_name, approver_for },
      ...{ shift_name: shift.shift_name, start_time: shift.start_time, end_time: shift.end_time },
      has_consent: (await consentOf(db, viewer.usercode)) !== undefined,
      consent_version: consentVersion,
      is_holiday: (await branchHolidays(db, user.dept_code, work_date, work_date)).length > 0,
      offices: await assignedOffices(db, viewer),
      checks: await selectRows(db, fields, sql`from ${source} where ${mine} order by ${t.at_server}`),
    },
  }
}

export const nearestOffices = async ({ db, input }: RequestContext<typeof contract.nearestOffices>) => {
  const { lat, lng } = input
  const distance =
    lat === null || lng === null
      ? sql<number | null>`null::int`
      : sql<number | null>`(2 * 6371000 * asin(least(1, sqrt(power(sin(radians(${offices.lat} - ${lat}::float8) / 2), 2)
          + cos(radians(${lat}::float8)) * cos(radians(${offices.lat})) * power(sin(radians(${offices.lng} - ${lng}::float8) / 2), 2)))))::int`
  const { office_code, office_name, dept_code, address, lat: of_lat, lng: of_lng, radius_m } = getTableColumns(offices)
  const rows = await db
    .select({
      ...{ office_code, office_name, dept_code, address, lat: of_lat, lng: of_lng, radius_m },
      dept_name: departments.dept_name,
      distance_m: distance.as('distance_m'),
    })
    .from(offices)
    .innerJoin(departments, eq(departments.dept_code, offices.dept_code))
    .where(
      and(
        eq(offices.is_active, true),
        containsText(input.search, offices.office_name, offices.address, departments.dept_name),
      ),
    )
    .orderBy(sql`distance_m nulls last`, offices.office_name)
    .limit(100)
  return { data: rows }
}

const dayFields = {
  work_date: sql<string>`${attendanceDays.work_date}::text`,
  shift_name: attendanceDays.shift_name,
  result: attendanceDays.result,
  in_at: attendanceDays.in_at,
  out_at: attendanceDays.out_at,
  in_place: attendanceDays.in_place,
  in_distance_m: attendanceDays.in_distance_m,
  is_outside: attendanceDays.is_outside,
  risk: sql<Risk>`${attendanceDays.risk}`,
  work_min: attendanceDays.work_min,
  late_min: attendanceDays.late_min,
  early_min: attendanceDays.early_min,
  overtime_min: attendanceDays.overtime_min,
}

/** First and last day of a month. */
const bounds = (month: string) => {
  const from = `${month}-01`
  const next = addDays(from, 31).slice(0, 7)
  return { from, to: addDays(`${next}-01`, -1) }
}

export const myAttendance = async ({ db, viewer, input }: RequestContext<typeof contract.myAttendance>) => {
  const { from, to } = bounds(input.month)
  const user = await fieldUser(db, viewer.usercode)
  const { work_date: today } = await workDateOf(db, user, new Date().toISOString())
  const mine = and(eq(attendanceDays.usercode, viewer.usercode), between(attendanceDays.work_date, from, to))
  const own = and(eq(t.usercode, viewer.usercode), between(t.work_date, from, to))
  return {
    data: {
      today,
      days: await selectRows(
        db,
        dayFields,
        sql`from ${attendanceDays} where ${mine} order by ${attendanceDays.work_date}`,
      ),
      checks: await selectRows(db, fields, sql`from ${source} where ${own} order by ${t.at_server}`),
    },
  }
}

type ListContext<E extends typeof contract.listAttendanceDays | typeof contract.listAttendanceChecks> = Pick<
  RequestContext<E>,
  'viewer' | 'input'
>

const d = attendanceDays
const daySource = sql`${d} join ${users} on ${eq(users.usercode, d.usercode)}
  join ${departments} on ${eq(departments.dept_code, d.dept_code)}`
const dayRowFields = {
  day_id: d.day_id,
  ...dayFields,
  usercode: d.usercode,
  username: users.username,
  dept_code: d.dept_code,
  dept_name: departments.dept_name,
}

/** A month is a part of the order itself. Of one user's days there are few. */
const partsOf = ({ viewer, input: { month: _month, ...input } }: ListContext<typeof contract.listAttendanceDays>) =>
  partsAsItOpens(viewer, input, 'work_date', { dept_code: d.dept_code })

/** Shown by pages, and downloaded whole. */
export const attendanceDayList = ({ viewer, input }: ListContext<typeof contract.listAttendanceDays>) => {
  const within = input.month && bounds(input.month)
  return asList({
    input,
    source: daySource,
    own: sql`${d}`,
    ...scoped(partsOf({ viewer, input }), visibleTeam(viewer, d), (scope) =>
      and(
        scope,
        within ? between(d.work_date, within.from, within.to) : undefined,
        input.result ? eq(d.result, input.result) : undefined,
        input.is_outside === undefined ? undefined : eq(d.is_outside, input.is_outside),
        input.has_risk === undefined ? undefined : sql`(cardinality(${d.risk}) > 0) = ${input.has_risk}`,
        filterByCodes(d.dept_code, input.dept_code),
        containsText(input.search, users.username, d.usercode),
      ),
    ),
    key: d.day_id,
    sorts: { work_date: d.work_date, username: users.username },
    sort: '-work_date',
    fields: dayRowFields,
  })
}
export const listAttendanceDays = ({ db, ...context }: RequestContext<typeof contract.listAttendanceDays>) =>
  listPage(db, attendanceDayList(context))

/** Each check is of a user in a branch: what is counted needs neither, unless it is asked by a name. */
const checksAlone = sql`${t}`
const checkList = ({ viewer, input }: ListContext<typeof contract.listAttendanceChecks>) =>
  asList({
    input,
    source,
    own: checksAlone,
    ...scoped(partsAsItOpens(viewer, input, 'at_server', teamInOrder(t)), visibleTeam(viewer, t), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : undefined,
        input.from ? gte(t.work_date, input.from) : undefined,
        input.to ? lte(t.work_date, input.to) : undefined,
        input.is_outside === undefined ? undefined : eq(t.in_radius, !input.is_outside),
        input.has_risk === undefined ? undefined : sql`(cardinality(${t.risk}) > 0) = ${input.has_risk}`,
        filterByCodes(t.dept_code, input.dept_code),
        containsText(input.search, users.username, t.usercode, t.note),
      ),
    ),
    key: t.attendance_code,
    sorts: { at_server: t.at_server, username: users.username },
    sort: '-at_server',
    fields,
  })
export const listAttendanceChecks = ({ db, ...context }: RequestContext<typeof contract.listAttendanceChecks>) =>
  listPage(db, checkList(context))

const later = alias(t, 'later')
const mostOnMap = 1000

export const attendanceMap = async ({ db, viewer, input }: RequestContext<typeof contract.attendanceMap>) => {
  const last = sql`not exists (select from ${t} ${sql.raw('"later"')} where ${eq(later.usercode, t.usercode)}
    and ${eq(later.work_date, t.work_date)} and ${later.at_server} > ${t.at_server})`
  const where = and(
    visibleTeam(viewer, t),
    eq(t.work_date, input.date ?? companyToday()),
    isNotNull(t.lat),
    filterByCodes(t.dept_code, input.dept_code),
    last,
  )
  return {
    data: await selectRows(
      db,
      fields,
      sql`from ${source} where ${where} order by ${t.at_server} desc limit ${sql.raw(String(mostOnMap))}`,
    ),
  }
}
