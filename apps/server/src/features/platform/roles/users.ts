import type * as contract from '@sejuk/contract/platform/roles'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { rolePermissions, roles } from '../../../db/tables/platform/roles.ts'
import { userPermissions, userRoles, users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { findViewer, isInForce } from '../../../platform/session/viewer.ts'

export const personDropdown = ({ db, viewer, input }: RequestContext<typeof contract.personDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${users}`,
    where: and(visibleUsers(viewer), containsText(input.search, users.username, users.usercode)),
    key: users.usercode,
    order: users.username,
    fields: { value: users.usercode, label: sql<string>`'(' || ${users.usercode} || ') ' || ${users.username}` },
    isSearch: input.search !== '',
  })

/** What one person may do, by which role, and what was given to or taken from them alone. */
export const getPerson = async ({ db, viewer, input }: RequestContext<typeof contract.getPerson>) => {
  const { usercode } = input
  const [person] = await db
    .select({
      usercode: users.usercode,
      username: users.username,
      title: users.title,
      dept_name: departments.dept_name,
      is_active: users.is_active,
      row_version: users.row_version,
    })
    .from(users)
    .innerJoin(departments, eq(departments.dept_code, users.department))
    .where(and(eq(users.usercode, usercode), visibleUsers(viewer)))
  const found = person && (await findViewer(db, usercode))
  if (!found) refuse('notFound')
  const theirRoles = await db
    .select({ role_code: roles.role_code, role_name: roles.role_name, is_active: roles.is_active })
    .from(userRoles)
    .innerJoin(roles, eq(roles.role_code, userRoles.role_code))
    .where(eq(userRoles.usercode, usercode))
    .orderBy(asc(roles.role_name))
  const active = theirRoles.filter(({ is_active }) => is_active).map(({ role_code }) => role_code)
  const grants = active.length
    ? await db.select().from(rolePermissions).where(inArray(rolePermissions.role_code, active))
    : []
  const givers = Map.groupBy(grants, ({ permission_code }) => permission_code)
  const by_role = Object.fromEntries(
    [...givers].map(([code, given]) => [code, given.map(({ role_code }) => role_code)]),
  )
  const overrides = await db
    .select({
      permission_code: userPermissions.permission_code,
      is_allowed: userPermissions.is_allowed,
      until_date: userPermissions.until_date,
      is_over: sql<boolean>`not ${isInForce(sql`${userPermissions}`, sql`${users}`)}`,
    })
    .from(userPermissions)
    .innerJoin(users, eq(users.usercode, userPermissions.usercode))
    .where(eq(userPermissions.usercode, usercode))
    .orderBy(asc(userPermissions.permission_code))
  return { data: { ...person, view_data: found.viewer.view_data, roles: theirRoles, by_role, overrides } }
}
