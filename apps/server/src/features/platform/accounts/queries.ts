import type * as contract from '@sejuk/contract/platform/accounts'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { sessions } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { describedBrowser } from '../../../platform/session/described-browser.ts'
import { sessionHashOf } from '../../../platform/session/session.ts'

/** Only ever oneself: who is asked about is a fact of the session, never of the request. */
export const getUserDetail = async ({ db, viewer }: RequestContext<typeof contract.getUserDetail>) => {
  const [found] = await db
    .select({
      usercode: users.usercode,
      username: users.username,
      login_name: users.login_name,
      title: users.title,
      email: users.email,
      phone: users.phone,
      department: users.department,
      department_name: departments.dept_name,
      asc_code: users.asc_code,
      join_date: users.join_date,
      has_password: sql<boolean>`${users.password_hash} is not null`,
      password_changed_date: users.password_changed_date,
    })
    .from(users)
    .innerJoin(departments, eq(departments.dept_code, users.department))
    .where(eq(users.usercode, viewer.usercode))
  if (!found) throw new Error('A session without its user')
  const branches = viewer.departmentlist.length ? [...viewer.departmentlist] : [viewer.department]
  const departmentlist = await db
    .select({ dept_code: departments.dept_code, dept_name: departments.dept_name })
    .from(departments)
    .where(inArray(departments.dept_code, branches))
    .orderBy(asc(departments.dept_code))
  const role = await db
    .select({ role_code: roles.role_code, role_name: roles.role_name })
    .from(roles)
    .where(inArray(roles.role_code, [...viewer.role]))
    .orderBy(asc(roles.role_name))
  return { data: { ...found, departmentlist, role, view_data: viewer.view_data, login_from: viewer.login_from } }
}

export const listDevices = async ({ db, viewer, request }: RequestContext<typeof contract.listDevices>) => {
  const mine = sessionHashOf(request)
  const found = await db
    .select({
      login_code: sessions.login_code,
      login_from: sessions.login_from,
      created_date: sessions.created_date,
      last_seen_date: sessions.last_seen_date,
      ip: sessions.ip,
      user_agent: sessions.user_agent,
      is_current: sql<boolean>`${sessions.session_hash} = ${mine}`,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.usercode, viewer.usercode),
        gt(sql`least(${sessions.expires_date}, ${sessions.ends_date})`, sql`now()`),
      ),
    )
    .orderBy(desc(sql`${sessions.session_hash} = ${mine}`), desc(sessions.last_seen_date), asc(sessions.login_code))
    .limit(100)
  return { data: found.map(({ user_agent, ...device }) => ({ ...device, ...describedBrowser(user_agent) })) }
}
