import type * as contract from '@sejuk/contract/platform/sessions'
import { headOffice } from '@sejuk/domain/values/dates'
import { asc, eq, inArray } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { menus, roleMenus } from '../../../db/tables/platform/roles.ts'
import { sessions } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { providersOf } from '../../../platform/identity/providers.ts'
import { sessionHashOf } from '../../../platform/session/session.ts'

export const getSession = async ({ db, viewer, request }: RequestContext<typeof contract.getSession>) => {
  const [itself] = await db
    .select({
      login_code: sessions.login_code,
      allow: users.allow_visit_customer,
      department_name: departments.dept_name,
      timezone: departments.timezone,
      language: users.language,
    })
    .from(sessions)
    .innerJoin(users, eq(users.usercode, sessions.usercode))
    .innerJoin(departments, eq(departments.dept_code, users.department))
    .where(eq(sessions.session_hash, sessionHashOf(request)))
  const branches = viewer.departmentlist.length ? [...viewer.departmentlist] : [viewer.department]
  const departmentlist = await db
    .select({ dept_code: departments.dept_code, dept_name: departments.dept_name })
    .from(departments)
    .where(inArray(departments.dept_code, branches))
    .orderBy(asc(departments.dept_code))
  const menu = await db
    .selectDistinct()
    .from(menus)
    .innerJoin(roleMenus, eq(roleMenus.menu_code, menus.menu_code))
    .where(inArray(roleMenus.role_code, [...viewer.role]))
    .orderBy(asc(menus.display_seq), asc(menus.name))
  return {
    data: {
      permission: [...viewer.permission],
      viewData: viewer.view_data,
      role: [...viewer.role],
      menu: [...new Map(menu.map((row) => [row.menus.menu_code, row.menus])).values()],
      usercode: viewer.usercode,
      username: viewer.username,
      department: viewer.department,
      department_name: itself?.department_name ?? '',
      timezone: itself?.timezone ?? headOffice,
      language: itself?.language ?? null,
      asc_code: viewer.asc_code,
      departmentlist,
      isAllowViewVisitCustomer: itself?.allow ?? false,
      login_from: viewer.login_from,
      login_code: itself?.login_code ?? '',
    },
  }
}

export const listProviders = async ({ config }: RequestContext<typeof contract.listProviders>) => ({
  data: providersOf(config).map(({ id, label }) => ({ id, label })),
})
