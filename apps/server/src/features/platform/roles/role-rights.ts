import { because } from '@sejuk/domain/messages'
import { changesBetween, isAdministrator, objectionToRole } from '@sejuk/domain/platform/roles'
import type { ViewData, Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { menus, roleMenus, rolePermissions, roles } from '../../../db/tables/platform/roles.ts'
import { userRoles } from '../../../db/tables/platform/users.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { refuseIf } from '../../../platform/session/access.ts'
import type { AccessKind, Fields } from './kinds.ts'

export type RoleRights = {
  role_name: string
  view_data: ViewData
  is_active: boolean
  needs_second_factor: boolean
  permissions: string[]
  menus: number[]
}

export const readRights = async (db: Db, role_code: string) => {
  const [role] = await db.select().from(roles).where(eq(roles.role_code, role_code))
  if (!role) return undefined
  const permissions = await db
    .select({ code: rolePermissions.permission_code })
    .from(rolePermissions)
    .where(eq(rolePermissions.role_code, role_code))
  const itsMenus = await db
    .select({ code: roleMenus.menu_code })
    .from(roleMenus)
    .where(eq(roleMenus.role_code, role_code))
    .orderBy(asc(roleMenus.menu_code))
  return { ...role, permissions: inOrder(permissions.map(({ code }) => code)), menus: itsMenus.map(({ code }) => code) }
}

const inOrder = <Code extends string | number>(codes: readonly Code[]) =>
  [...new Set(codes)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/** As it will be read again. */
type RightsForm = Omit<RoleRights, 'needs_second_factor'> & { needs_second_factor?: boolean }
export const tidyRights = (
  { role_name, view_data, is_active, needs_second_factor, permissions, menus }: RightsForm,
  before?: Pick<RoleRights, 'needs_second_factor'>,
): RoleRights => ({
  role_name,
  view_data,
  is_active,
  needs_second_factor: needs_second_factor ?? before?.needs_second_factor ?? false,
  permissions: inOrder(permissions),
  menus: inOrder(menus),
})

const lists = ['permissions', 'menus'] as const
const plain = ['role_name', 'view_data', 'is_active', 'needs_second_factor'] as const

export const rightsDifferences = (before: RoleRights, after: RoleRights): Fields => {
  const fields: Fields = {}
  for (const name of plain) if (before[name] !== after[name]) fields[name] = [before[name], after[name]]
  for (const name of lists) {
    const { added, removed } = changesBetween<string | number>(before[name], after[name])
    if (added.length || removed.length) fields[name] = [removed, added]
  }
  return fields
}

/** Menus too are given only by who has them, and must exist. */
export const validateRights = async (
  db: Db,
  viewer: Viewer,
  role_code: string,
  before: RoleRights | undefined,
  after: RoleRights,
) => {
  refuseIf(objectionToRole(viewer, role_code, before, after))
  const { added } = changesBetween(before?.menus ?? [], after.menus)
  if (!added.length) return
  const found = await db.select({ code: menus.menu_code }).from(menus).where(inArray(menus.menu_code, added))
  const there = new Set(found.map(({ code }) => code))
  const missing = added.find((code) => !there.has(code))
  if (missing !== undefined) refuseField('menus', because('menu-does-not-exist', { menu: missing }))
  if (isAdministrator(viewer)) return
  const own = await db
    .selectDistinct({ code: roleMenus.menu_code })
    .from(roleMenus)
    .where(and(inArray(roleMenus.role_code, [...viewer.role]), inArray(roleMenus.menu_code, added)))
  if (own.length < added.length) refuseIf(because('you-can-only-give-menus'))
}

export const addRights = async (db: Db, role_code: string, permissions: string[], menuCodes: number[]) => {
  if (permissions.length)
    await db.insert(rolePermissions).values(permissions.map((permission_code) => ({ role_code, permission_code })))
  if (menuCodes.length) await db.insert(roleMenus).values(menuCodes.map((menu_code) => ({ role_code, menu_code })))
}

const writeRights = async (db: Db, role_code: string, before: RoleRights, after: RoleRights) => {
  // The second factor is changed by a document alone, and by no undo.
  const { role_name, view_data, is_active } = after
  await db.update(roles).set({ role_name, view_data, is_active }).where(eq(roles.role_code, role_code))
  const codes = changesBetween(before.permissions, after.permissions)
  const places = changesBetween(before.menus, after.menus)
  const [p, m] = [rolePermissions, roleMenus]
  if (codes.removed.length)
    await db.delete(p).where(and(eq(p.role_code, role_code), inArray(p.permission_code, codes.removed)))
  if (places.removed.length)
    await db.delete(m).where(and(eq(m.role_code, role_code), inArray(m.menu_code, places.removed)))
  await addRights(db, role_code, codes.added, places.added)
}

export const usersOf = async (db: Db, role_code: string) => {
  const found = await db.select({ code: userRoles.usercode }).from(userRoles).where(eq(userRoles.role_code, role_code))
  return found.map(({ code }) => code)
}

export const roleRights: AccessKind<RoleRights> = {
  kind: 'role',
  needs: 'Role-Permission-Modify',
  read: async (db, code) => {
    const role = await readRights(db, code)
    return role && tidyRights(role)
  },
  judge: validateRights,
  write: writeRights,
  people: usersOf,
  differences: rightsDifferences,
}
