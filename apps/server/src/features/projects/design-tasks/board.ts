import type * as contract from '@sejuk/contract/projects/design-tasks'
import { addDays, daysFrom, headOffice, instantOf } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, arrayContains, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { visibleDesigns } from '../../../business/projects/visible-logs.ts'
import type { Db } from '../../../db/database.ts'
import { leaves } from '../../../db/tables/field/leaves.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { rolePermissions } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { designTasks as t } from '../../../db/tables/projects/design-tasks.ts'
import { companyDayOf, companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { designFields, designSource, isOpen, withLateness } from './queries.ts'

const daysShown = 5
const shownAhead = 14
const mostTasks = 500
const mostDesigners = 60
const hoursOfDay = 8
const looksBack = 90

/** The Monday of a day's week. */
const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** Who may upload designs in the viewer's sight, and whoever has a task there. */
const readDesigners = async (db: Db, viewer: Viewer, withTasks: readonly string[]) =>
  db
    .selectDistinct({ usercode: users.usercode, username: users.username, dept_name: departments.dept_name })
    .from(users)
    .innerJoin(departments, eq(departments.dept_code, users.department))
    .leftJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .leftJoin(
      rolePermissions,
      and(
        eq(rolePermissions.role_code, userRoles.role_code),
        eq(rolePermissions.permission_code, 'Design-Task-Upload'),
      ),
    )
    .where(
      or(
        and(
          eq(users.is_active, true),
          sql`${rolePermissions.permission_code} is not null`,
          // The designer's own row, whatever the scope; administrators design nothing.
          sql`${userRoles.role_code} <> 'Administrator'`,
          or(visibleTo(viewer, { dept_code: users.department }), eq(users.usercode, viewer.usercode)),
        ),
        withTasks.length ? inArray(users.usercode, [...withTasks]) : undefined,
      ),
    )
    .orderBy(users.username, users.usercode)
    .limit(mostDesigners)

const readLeaves = async (db: Db, usercodes: readonly string[], from: string, to: string) =>
  usercodes.length
    ? db
        .select({ usercode: leaves.usercode, from_date: leaves.from_date, to_date: leaves.to_date })
        .from(leaves)
        .where(
          and(
            inArray(leaves.usercode, [...usercodes]),
            inArray(leaves.status, ['Approved', 'Adjusted']),
            lte(leaves.from_date, to),
            gte(leaves.to_date, from),
          ),
        )
    : []

/** What was released in the last 90 days, by designer: how much, in how many versions, how much of it in time. */
const readReleased = async (db: Db, viewer: Viewer, today: string) => {
  const rows = await db
    .select({
      designer_code: t.designer_code,
      n: sql<number>`count(*)::int`,
      versions: sql<number>`sum(${t.version})::int`,
      in_time: sql<number>`(count(*) filter (where ${companyDayOf(t.released_date)} <= ${t.needed_by}))::int`,
    })
    .from(t)
    .where(
      and(
        eq(t.requester_task_status, 'Audited_By_Manager'),
        gte(t.released_date, instantOf(addDays(today, -looksBack), '00:00', headOffice)),
        visibleDesigns(viewer),
      ),
    )
    .groupBy(t.designer_code)
  return rows
}

const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((100 * part) / whole) : null)
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** Who is overloaded, what is late, and what waits for a designer. */
export const designBoard = async ({ db, viewer, input }: RequestContext<typeof contract.designBoard>) => {
  const today = companyToday()
  const from = mondayOf(input.from ?? today)
  const to = addDays(from, daysShown - 1)
  const isWanted = and(
    visibleDesigns(viewer),
    isOpen,
    input.scope ? arrayContains(t.scopes, [input.scope]) : undefined,
    // A designer looks at the own row and at what waits.
    input.mine ? or(eq(t.designer_code, viewer.usercode), isNull(t.designer_code)) : undefined,
  )
  const shown = withLateness(
    await selectRows(
      db,
      designFields,
      sql`from ${designSource} where ${and(isWanted, lte(t.needed_by, addDays(from, shownAhead)))}
        order by ${t.needed_by}, ${t.design_task_code} limit ${mostTasks}`,
    ),
    today,
  )
  const [counts] = await db
    .select({
      open: sql<number>`count(*)::int`,
      waiting: sql<number>`(count(*) filter (where ${t.requester_task_status} = 'Submitted' and ${t.designer_code} is null))::int`,
      late: sql<number>`(count(*) filter (where ${t.needed_by} < ${today}))::int`,
      oldest: sql<string | null>`(min(${t.needed_by}))::text`,
      due: sql<number>`(count(*) filter (where ${t.needed_by} between ${from} and ${to}))::int`,
      at_spv: sql<number>`(count(*) filter (where ${t.requester_task_status} = 'Submitted_To_SPV'))::int`,
      at_manager: sql<number>`(count(*) filter (where ${t.requester_task_status} in ('Approved_By_SPV', 'Approved_By_Manager')))::int`,
    })
    .from(t)
    .where(isWanted)
  const { open = 0, oldest = null, ...figures } = counts ?? { waiting: 0, late: 0, due: 0, at_spv: 0, at_manager: 0 }
  const withTasks = [...new Set(shown.flatMap(({ designer_code }) => designer_code ?? []))]
  const designers = input.mine
    ? (await readDesigners(db, viewer, [viewer.usercode])).filter(({ usercode }) => usercode === viewer.usercode)
    : await readDesigners(db, viewer, withTasks)
  const off = await readLeaves(
    db,
    designers.map(({ usercode }) => usercode),
    from,
    to,
  )
  const free = await db
    .select({ day: holidays.holiday_date, name: holidays.holiday_name })
    .from(holidays)
    .where(and(isNull(holidays.dept_code), gte(holidays.holiday_date, from), lte(holidays.holiday_date, to)))
  const days = Array.from({ length: daysShown }, (_, n) => addDays(from, n)).map((day) => ({
    day,
    holiday: free.find((one) => one.day === day)?.name ?? null,
  }))
  const done = await readReleased(db, viewer, today)
  return {
    data: {
      today,
      days,
      designers: designers.map((one) => {
        const leave_days = days
          .map(({ day }) => day)
          .filter((day) =>
            off.some((leave) => leave.usercode === one.usercode && leave.from_date <= day && day <= leave.to_date),
          )
        const working = days.filter(({ day, holiday }) => !holiday && !leave_days.includes(day))
        const own = done.find(({ designer_code }) => designer_code === one.usercode)
        const booked = shown.filter((task) => task.designer_code === one.usercode && task.needed_by <= to)
        return {
          ...one,
          booked_hours: sumOf(booked, ({ est_hours }) => est_hours),
          free_hours: working.length * hoursOfDay,
          on_time_percent: own ? percentOf(own.in_time, own.n) : null,
          leave_days,
        }
      }),
      tasks: shown,
      later: Math.max(0, open - shown.length),
      figures: {
        ...figures,
        open,
        oldest_late_days: figures.late > 0 && oldest ? Math.max(0, daysFrom(oldest, today)) : 0,
        released: sumOf(done, ({ n }) => n),
        versions_each: done.length
          ? Math.round((10 * sumOf(done, (one) => one.versions)) / sumOf(done, ({ n }) => n)) / 10
          : null,
        on_time_percent: percentOf(
          sumOf(done, (one) => one.in_time),
          sumOf(done, ({ n }) => n),
        ),
      },
    },
  }
}
