import { permissions } from '@sejuk/domain/permissions'
import { administrator } from '@sejuk/domain/platform/roles'
import { standardRoles } from '@sejuk/domain/roles'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../src/db/database.ts'
import { departments } from '../src/db/tables/masters/departments.ts'
import { menus, roleMenus, rolePermissions, roles } from '../src/db/tables/platform/roles.ts'
import { standardDepartments } from './departments.ts'
import { addMissing, loadOnce, neverGiven, type Stamps, stamp } from './given.ts'
import { parentOf, standardMenus } from './menus.ts'
import { standardRoleMenus } from './role-menus.ts'

/** What the product knows of the business before anybody types: branches, roles, menus. */
export const loadReference = async (database: Database, say: (line: string) => void) => {
  const reference = readReference()
  await loadOnce(database, reference.parts, async (tx, stamps) => {
    await giveNew(tx, reference, stamps)
    say('reference data: branches, roles and menus are in place')
  })
}

const readReference = () => {
  const offices = standardDepartments()
  const standard = Object.entries(standardRoles)
  const roleRows = standard.map(([role_code, { role_name, view_data }]) => ({ role_code, role_name, view_data }))
  const grants = standard.flatMap(([role_code, role]) =>
    role.permissions.map((permission_code) => ({ role_code, permission_code })),
  )
  const officeCodes = offices.map(({ dept_code }) => dept_code)
  const menuCodes = standardMenus.map(({ menu_code }) => String(menu_code))
  const parts = {
    departments: stamp(officeCodes, offices),
    roles: stamp(Object.keys(standardRoles), [roleRows, grants]),
    permissions: stamp([...new Set([...permissions, ...grants.map((grant) => grant.permission_code)])], permissions),
    grants: stamp(grants.map(grantCode), grants),
    menus: stamp(menuCodes, [standardMenus, standardRoleMenus]),
  }
  return { offices, roleRows, grants, parts }
}
type Reference = ReturnType<typeof readReference>

type Grant = { role_code: string; permission_code: string }
const grantCode = ({ role_code, permission_code }: Grant) => `${role_code} ${permission_code}`

/**
 * Only what this database was never given: the rest is the administrator's by now. A role gets its standard permissions
 * and menus when the role is new, when the permission or the menu is, or when the product gives that role a known permission for
 * the first time.
 */
const giveNew = async (db: Db, reference: Reference, stamps: Stamps) => {
  const isNew = {
    office: neverGiven(stamps, 'departments'),
    role: neverGiven(stamps, 'roles'),
    permission: neverGiven(stamps, 'permissions'),
    // A database from before grants were remembered may have had any of them: nothing taken away there comes back.
    grant: stamps.has('grants') ? neverGiven(stamps, 'grants') : () => false,
    menu: neverGiven(stamps, 'menus'),
  }

  await addMissing(
    db,
    departments,
    reference.offices.filter(({ dept_code }) => isNew.office(dept_code)),
  )
  const newRoles = reference.roleRows.filter(({ role_code }) => isNew.role(role_code))
  const addedRoles = new Set((await addMissing(db, roles, newRoles)).map(({ role_code }) => role_code))
  const newMenus = standardMenus.filter(({ menu_code }) => isNew.menu(menu_code))
  const addedMenus = new Set((await addMissing(db, menus, newMenus)).map(({ menu_code }) => menu_code))

  const roleCodes = new Set((await db.select({ code: roles.role_code }).from(roles)).map(({ code }) => code))
  const menuCodes = new Set((await db.select({ code: menus.menu_code }).from(menus)).map(({ code }) => code))
  const grants = reference.grants.filter((grant) => {
    const { role_code, permission_code } = grant
    if (!roleCodes.has(role_code)) return false
    const isRoleNew = role_code === administrator || addedRoles.has(role_code)
    return isRoleNew || isNew.permission(permission_code) || isNew.grant(grantCode(grant))
  })
  await addMissing(db, rolePermissions, grants)
  const pages = standardRoleMenus.filter(
    ({ role_code, menu_code }) =>
      roleCodes.has(role_code) && menuCodes.has(menu_code) && (addedRoles.has(role_code) || addedMenus.has(menu_code)),
  )
  // A page without its group would hang in the air.
  const groups = pages
    .map(({ role_code, menu_code }) => ({ role_code, menu_code: parentOf.get(menu_code) ?? 0 }))
    .filter(({ menu_code }) => menuCodes.has(menu_code))
  await addMissing(db, roleMenus, [...pages, ...groups])
  await db.execute(sql`update users set viewer_version = viewer_version + 1`)
}
