import { permissions } from '@sejuk/domain/permissions'
import { administrator, rolePage } from '@sejuk/domain/platform/roles'
import { eq } from 'drizzle-orm'
import { menus, roleMenus, rolePermissions, roles } from '../src/db/tables/platform/roles.ts'
import { userRoles } from '../src/db/tables/platform/users.ts'
import type { startTestServer } from './servers/test-server.ts'

export const menuRow = (menu_code: number, parent_code = 0, url = '') => ({
  menu_code,
  parent_code,
  name: `Menu ${menu_code}`,
  local_name: `Daftar ${menu_code}`,
  url,
  support_platform: 'both' as const,
  display_seq: menu_code,
})

/** The role Administrator with all it takes, and people in it. Nobody else has that role. */
export const administration = async ({ db, as }: Pick<Awaited<ReturnType<typeof startTestServer>>, 'db' | 'as'>) => {
  const role_code = administrator
  await db.insert(roles).values({ role_code, role_name: role_code, view_data: 'View_Data_All_Branches' })
  await db.insert(rolePermissions).values(permissions.map((permission_code) => ({ role_code, permission_code })))
  await db.insert(menus).values(menuRow(179, 0, rolePage))
  await db.insert(roleMenus).values({ role_code, menu_code: 179 })
  return async (usercode: string) => {
    const person = await as([], { usercode, username: usercode })
    await db.insert(userRoles).values({ usercode, role_code })
    await db.delete(userRoles).where(eq(userRoles.role_code, person.role_code))
    return person
  }
}
