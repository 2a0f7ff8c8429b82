import type * as contract from '@sejuk/contract/field/attendance'
import { addDays } from '@sejuk/domain/values/dates'
import { and, between, eq, inArray, sql } from 'drizzle-orm'
import { attendanceDays as d } from '../../../db/tables/field/attendance.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'

const source = sql`${users} join ${departments} on ${eq(departments.dept_code, users.department)}`
const fields = {
  usercode: users.usercode,
  username: users.username,
  title: users.title,
  dept_code: sql<string>`${users.department}`,
  dept_name: departments.dept_name,
}

const dayFields = {
  usercode: d.usercode,
  work_date: sql<string>`${d.work_date}::text`,
  result: d.result,
  late_min: d.late_min,
  is_outside: d.is_outside,
  risk: sql<contract.AttendancePerson['days'][number]['risk']>`${d.risk}`,
  work_min: d.work_min,
  overtime_min: d.overtime_min,
}

/** A page of people first, then the days of those people alone. */
export const attendanceMonth = async ({ db, viewer, input }: RequestContext<typeof contract.attendanceMonth>) => {
  const from = `${input.month ?? companyToday().slice(0, 7)}-01`
  const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1)
  const isInMonth = and(eq(d.usercode, users.usercode), between(d.work_date, from, to))
  const has = (more = sql`true`) => sql`exists (select from ${d} where ${isInMonth} and ${more})`
  const { data: people, ...page } = await listPage(
    db,
    asList({
      input,
      source,
      where: and(
        visibleUsers(viewer),
        input.result ? has(eq(d.result, input.result)) : has(),
        filterByCodes(users.department, input.dept_code),
        containsText(input.search, users.username, users.usercode),
      ),
      key: users.usercode,
      sorts: { username: users.username, dept_code: users.department },
      sort: 'username',
      fields,
      // Else whoever has a day of the month would be looked for twice, among all people.
      isInOrder: true,
    }),
  )
  const codes = people.map(({ usercode }) => usercode)
  const isTheirs = and(inArray(d.usercode, codes), between(d.work_date, from, to))
  const days = codes.length
    ? await selectRows(db, dayFields, sql`from ${d} where ${isTheirs} order by ${d.usercode}, ${d.work_date}`)
    : []
  const byUser = Map.groupBy(days, ({ usercode }) => usercode)
  const data = people.map((person) => {
    const theirs = byUser.get(person.usercode) ?? []
    const sum = (field: 'work_min' | 'overtime_min') => theirs.reduce((total, one) => total + one[field], 0)
    return {
      ...person,
      days: theirs.map(({ work_date, result, late_min, is_outside, risk }) => ({
        ...{ work_date, result, late_min, is_outside, risk },
      })),
      late_days: theirs.filter(({ late_min }) => late_min > 0).length,
      absent_days: theirs.filter(({ result }) => result === 'Absent').length,
      work_min: sum('work_min'),
      overtime_min: sum('overtime_min'),
    }
  })
  return { data, ...page }
}
