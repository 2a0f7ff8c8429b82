import type * as contract from '@sejuk/contract/field/shifts'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { shiftAssignments as a, shifts as t } from '../../../db/tables/field/attendance.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const listShifts = ({ db, input }: RequestContext<typeof contract.listShifts>) =>
  listPage(
    db,
    asList({
      input,
      source: sql`${t}`,
      where: containsText(input.search, t.shift_code, t.shift_name),
      key: t.shift_code,
      sorts: { shift_code: t.shift_code, start_time: t.start_time },
      sort: 'shift_code',
      fields: {
        ...getTableColumns(t),
        workdays: sql<string>`array_to_string(${t.workdays}, ',')`,
        assigned: sql<number>`(select count(*)::int from ${a} where ${eq(a.shift_code, t.shift_code)})`,
      },
    }),
  )

export const shiftDropdown = ({ db, input }: RequestContext<typeof contract.shiftDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: containsText(input.search, t.shift_code, t.shift_name),
    key: t.shift_code,
    order: t.shift_code,
    fields: { value: t.shift_code, label: sql<string>`${t.shift_name} || ' (' || ${t.shift_code} || ')'` },
    isSearch: input.search !== '',
  })

/** Of the branches in sight, and of their people. */
export const visibleAssignments = (viewer: Viewer) =>
  or(
    visibleTo(viewer, { dept_code: a.dept_code }),
    sql`exists (select 1 from ${users} where ${and(
      eq(users.usercode, a.usercode),
      visibleTo(viewer, { dept_code: users.department }),
    )})`,
  )

export const listShiftAssignments = ({ db, viewer, input }: RequestContext<typeof contract.listShiftAssignments>) =>
  listPage(
    db,
    asList({
      input,
      source: sql`${a} join ${t} on ${eq(t.shift_code, a.shift_code)}
        left join ${users} on ${eq(users.usercode, a.usercode)}
        left join ${departments} on ${departments.dept_code} = coalesce(${a.dept_code}, ${users.department})`,
      where: and(
        visibleAssignments(viewer),
        input.shift_code ? eq(a.shift_code, input.shift_code) : undefined,
        input.dept_code.length ? inArray(departments.dept_code, input.dept_code) : undefined,
      ),
      key: a.assignment_id,
      sorts: { from_date: a.from_date },
      sort: '-from_date',
      fields: {
        ...getTableColumns(a),
        from_date: sql<string>`${a.from_date}::text`,
        shift_name: t.shift_name,
        username: users.username,
        dept_name: departments.dept_name,
      },
    }),
  )
