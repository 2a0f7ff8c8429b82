import { type StaffRights, sameRights } from '@sejuk/domain/masters/staff'
import { because } from '@sejuk/domain/messages'
import { changesBetween, isAdministrator, objectionToGiving } from '@sejuk/domain/platform/roles'
import { type ViewData, type Viewer, viewDataScopes } from '@sejuk/domain/viewers'
import { holds } from '@sejuk/domain/workflow'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { rolePermissions, roles } from '../../../db/tables/platform/roles.ts'
import { userDepartments, userRoles } from '../../../db/tables/platform/users.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { atBranchesOf } from '../../../platform/scope/branches.ts'
import { refuseIf } from '../../../platform/session/access.ts'
import { changedCodes, logSecurity } from '../../../platform/session/security-log.ts'

export type Rights = StaffRights<ViewData>

/** A new person begins with nothing but a branch. */
export const noRights = (department: string): Rights => ({
  department,
  departmentlist: [],
  roles: [],
  view_data: null,
  asc_code: null,
})

export const requireBranches = async (db: Db, viewer: Viewer, field: string, codes: readonly string[]) => {
  if (!codes.length) return
  const mine = and(
    inArray(departments.dept_code, [...codes]),
    eq(departments.is_active, true),
    atBranchesOf(viewer, departments.dept_code),
  )
  if ((await db.$count(departments, mine)) < codes.length) refuseChoice(field)
}

const rolesOf = (db: Db, codes: readonly string[]) =>
  codes.length
    ? db
        .select({ role_code: roles.role_code, view_data: roles.view_data })
        .from(roles)
        .where(inArray(roles.role_code, [...codes]))
    : Promise.resolve([])

/** The scope as it comes out: a person's own, or else the widest of their roles. */
const scopeOf = ({ view_data, roles: codes }: Rights, known: readonly { role_code: string; view_data: ViewData }[]) =>
  view_data ??
  viewDataScopes.find((scope) => known.some((role) => codes.includes(role.role_code) && role.view_data === scope)) ??
  null

/** Refuses rights that this viewer may not give: roles that hold more than they do, a wider scope, branches not their own. */
export const validateStaffRights = async (db: Db, viewer: Viewer, before: Rights, after: Rights) => {
  if (sameRights(before, after)) return
  if (!holds(viewer.permission, 'Role-User-Modify')) refuseIf(because('you-cannot-change-roles-branches'))
  if (after.department !== before.department) await requireBranches(db, viewer, 'department', [after.department])
  const branch = changesBetween(before.departmentlist, after.departmentlist)
  await requireBranches(db, viewer, 'departmentlist', branch.added)
  const role = changesBetween(before.roles, after.roles)
  const known = await rolesOf(db, [...before.roles, ...role.added])
  if (role.added.some((code) => !known.some(({ role_code }) => role_code === code))) refuseChoice('roles')
  const grants = role.added.length
    ? await db.select().from(rolePermissions).where(inArray(rolePermissions.role_code, role.added))
    : []
  const scope = scopeOf(after, known)
  refuseIf(
    objectionToGiving(viewer, {
      permissions: grants.map(({ permission_code }) => permission_code),
      view_data: scope === scopeOf(before, known) ? null : scope,
    }),
  )
  const isOtherCentre = after.asc_code !== before.asc_code && after.asc_code !== viewer.asc_code
  if (isOtherCentre && viewer.view_data === 'View_Data_Asc' && !isAdministrator(viewer)) refuseChoice('asc_code')
}

/** Roles, branches and scope that came and went, as text. */
const changeText = (before: Rights, after: Rights) => {
  const lists = [changesBetween(before.roles, after.roles), changesBetween(before.departmentlist, after.departmentlist)]
  const own = (['department', 'view_data', 'asc_code'] as const).filter((name) => before[name] !== after[name])
  return [...lists.map(changedCodes), ...own.map((name) => `${name}: ${before[name] ?? '-'} > ${after[name] ?? '-'}`)]
    .filter(Boolean)
    .join(', ')
}

export const putStaffRights = async (db: Db, actor: Actor, usercode: string, before: Rights, after: Rights) => {
  const role = changesBetween(before.roles, after.roles)
  const branch = changesBetween(before.departmentlist, after.departmentlist)
  if (role.removed.length)
    await db.delete(userRoles).where(and(eq(userRoles.usercode, usercode), inArray(userRoles.role_code, role.removed)))
  if (role.added.length) await db.insert(userRoles).values(role.added.map((role_code) => ({ usercode, role_code })))
  if (branch.removed.length)
    await db
      .delete(userDepartments)
      .where(and(eq(userDepartments.usercode, usercode), inArray(userDepartments.dept_code, branch.removed)))
  if (branch.added.length)
    await db.insert(userDepartments).values(branch.added.map((dept_code) => ({ usercode, dept_code })))
  const detail = changeText(before, after)
  if (detail) await logSecurity(db, actor, [{ kind: 'roles-changed', usercode, detail }])
}
