import type { ExplainedLink } from '@sejuk/contract/platform/permissions'
import { isPermission } from '@sejuk/domain/permissions'
import { leadsTo } from '@sejuk/domain/platform/page-menus'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { menus, roleMenus, rolePermissions, roles } from '../../../db/tables/platform/roles.ts'
import { userPermissions, userRoles, users } from '../../../db/tables/platform/users.ts'
import { isInForce } from '../../../platform/session/viewer.ts'

/** Everything that says yes or no to one person, by its source. */
export const readRights = async (db: Db, usercode: string) => {
  const theirs = await db
    .select({ role_code: roles.role_code, role_name: roles.role_name, is_active: roles.is_active })
    .from(userRoles)
    .innerJoin(roles, eq(roles.role_code, userRoles.role_code))
    .where(eq(userRoles.usercode, usercode))
    .orderBy(asc(roles.role_name))
  const codes = theirs.map(({ role_code }) => role_code)
  const grants = codes.length
    ? await db.select().from(rolePermissions).where(inArray(rolePermissions.role_code, codes))
    : []
  const overrides = await db
    .select({
      permission_code: userPermissions.permission_code,
      is_allowed: userPermissions.is_allowed,
      until_date: userPermissions.until_date,
      counts: sql<boolean>`${isInForce(sql`${userPermissions}`, sql`${users}`)}`,
    })
    .from(userPermissions)
    .innerJoin(users, eq(users.usercode, userPermissions.usercode))
    .where(eq(userPermissions.usercode, usercode))
  return { roles: theirs, grants, overrides }
}
type Rights = Awaited<ReturnType<typeof readRights>>

export const explainRights = (
  about: 'guard' | 'permission',
  { roles: theirs, grants, overrides }: Rights,
  code: string,
): ExplainedLink => {
  if (!isPermission(code)) return { about, is_open: false, because: [`There is no permission ${code}`] }
  const givers = new Set(grants.filter((one) => one.permission_code === code).map((one) => one.role_code))
  const active = theirs.filter(({ role_code, is_active }) => is_active && givers.has(role_code))
  const asleep = theirs.filter(({ role_code, is_active }) => !is_active && givers.has(role_code))
  const byRole = [
    ...active.map(({ role_name }) => `The role ${role_name} allows ${code}`),
    ...asleep.map(({ role_name }) => `The role ${role_name} would allow ${code}, but is switched off`),
  ]
  const alone = overrides.find((one) => one.permission_code === code)
  if (alone && !alone.counts) byRole.push(`What was set for this person alone ended on ${alone.until_date}`)
  if (alone?.counts) {
    const until = alone.until_date ? ` until ${alone.until_date}` : ''
    const says = alone.is_allowed
      ? `${code} is allowed to this person alone${until}`
      : `${code} is denied to this person alone${until}`
    return { about, is_open: alone.is_allowed, because: [says, ...byRole] }
  }
  if (active.length) return { about, is_open: true, because: byRole }
  return { about, is_open: false, because: [`No role of this person allows ${code}`, ...byRole] }
}

/** Whoever has the page, or the page above it, in the menu. The home page is everybody's. */
export const explainMenu = async (db: Db, { roles: theirs }: Rights, page: string): Promise<ExplainedLink> => {
  const about = 'menu'
  if (page === '/') return { about, is_open: true, because: ['The home page is open to everybody'] }
  const all = await db
    .select({ menu: menus, role_code: roleMenus.role_code })
    .from(menus)
    .leftJoin(roleMenus, eq(roleMenus.menu_code, menus.menu_code))
  const leading = all.filter(({ menu }) => menu.url !== '' && leadsTo(menu.url, page))
  if (!leading.length) return { about, is_open: false, because: [`No menu leads to ${page}`] }
  const roleOf = new Map(theirs.map((role) => [role.role_code, role]))
  const mine = leading.flatMap(({ menu, role_code }) => {
    const role = role_code ? roleOf.get(role_code) : undefined
    return role ? [{ menu, role }] : []
  })
  const open = mine.filter(({ role }) => role.is_active)
  const because = [
    ...open.map(({ menu, role }) => `The role ${role.role_name} has the menu ${menu.name}`),
    ...mine
      .filter(({ role }) => !role.is_active)
      .map(({ menu, role }) => `The role ${role.role_name} has the menu ${menu.name}, but is switched off`),
  ]
  const limited = open.find(({ menu }) => menu.support_platform !== 'both')?.menu
  if (limited)
    because.push(
      limited.support_platform === 'desktop'
        ? `The menu ${limited.name} is shown on desktops only`
        : `The menu ${limited.name} is shown on phones only`,
    )
  if (open.length) return { about, is_open: true, because }
  return { about, is_open: false, because: [`No role of this person has a menu that leads to ${page}`, ...because] }
}
