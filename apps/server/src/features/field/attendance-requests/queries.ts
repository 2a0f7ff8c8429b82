import type * as contract from '@sejuk/contract/field/attendance-requests'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { visibleTeam } from '../../../business/field/own-team.ts'
import { attendanceRequests as t } from '../../../db/tables/field/attendance.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'

const source = sql`${t} join ${users} on ${eq(users.usercode, t.usercode)}
  join ${departments} on ${eq(departments.dept_code, t.dept_code)}`
const fields = {
  ...getTableColumns(t),
  work_date: sql<string>`${t.work_date}::text`,
  username: users.username,
  dept_name: departments.dept_name,
}
type Context = RequestContext<typeof contract.listAttendanceRequests>

const requestList = (input: Context['input'], whose: SQL, parts?: SQL[]) =>
  asList({
    input,
    source,
    own: sql`${t}`,
    ...scoped(parts, whose, (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : undefined,
        input.kind ? eq(t.kind, input.kind) : undefined,
        filterByCodes(t.dept_code, input.dept_code),
        containsText(input.search, users.username, t.usercode, t.request_code),
      ),
    ),
    key: t.request_code,
    sorts: { created_date: t.created_date, work_date: t.work_date },
    sort: '-created_date',
    fields,
  })

export const listAttendanceRequests = ({ db, viewer, input }: Context) =>
  listPage(
    db,
    requestList(
      input,
      visibleTeam(viewer, t),
      partsAsItOpens(viewer, input, 'created_date', { dept_code: t.dept_code }),
    ),
  )

export const listMyAttendanceRequests = ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.listMyAttendanceRequests>) =>
  listPage(db, requestList(input, eq(t.usercode, viewer.usercode)))
