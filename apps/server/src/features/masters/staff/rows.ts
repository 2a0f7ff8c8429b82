import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users as t } from '../../../db/tables/platform/users.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'

type Named<Code extends string, Name extends string> = Record<Code | Name, string>

export const staffSource = sql`${t} join ${departments} on ${eq(departments.dept_code, t.department)}`

/** Everything of a person but what they sign in with. */
export const staffFields = {
  usercode: t.usercode,
  login_name: t.login_name,
  username: t.username,
  title: t.title,
  email: t.email,
  phone: t.phone,
  department: t.department,
  dept_name: departments.dept_name,
  view_data: t.view_data,
  asc_code: t.asc_code,
  allow_visit_customer: t.allow_visit_customer,
  is_active: t.is_active,
  join_date: t.join_date,
  resign_date: t.resign_date,
  created_date: t.created_date,
  row_version: t.row_version,
  roles: sql<
    Named<'role_code', 'role_name'>[]
  >`(select coalesce(json_agg(json_build_object('role_code', r.role_code, 'role_name', r.role_name)
    order by r.role_name), '[]') from user_roles ur join roles r using (role_code) where ur.usercode = ${t.usercode})`,
  departmentlist: sql<
    Named<'dept_code', 'dept_name'>[]
  >`(select coalesce(json_agg(json_build_object('dept_code', d.dept_code, 'dept_name', d.dept_name)
    order by d.dept_code), '[]') from user_departments ud join departments d using (dept_code) where ud.usercode = ${t.usercode})`,
}

/** The staff a viewer may know of: somebody without any role yet is staff, unless they are an installer who waits for one. */
export const visibleStaff = (viewer: Viewer) => and(visibleUsers(viewer), sql`${t.is_staff}`)

export const holdsRole = (codes: readonly string[]) =>
  codes.length
    ? sql`exists (select from user_roles ur where ur.usercode = ${t.usercode} and ur.role_code = any(${sql.param([...codes])}::text[]))`
    : undefined

export const findStaff = async (db: Db, usercode: string, viewer?: Viewer) => {
  const isThis = and(eq(t.usercode, usercode), viewer ? visibleStaff(viewer) : undefined)
  const [found] = await selectRows(db, staffFields, sql`from ${staffSource} where ${isThis}`)
  return found
}
