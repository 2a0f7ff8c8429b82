import { administrator } from '@sejuk/domain/platform/roles'
import { roleFacts } from '@sejuk/domain/role-facts'
import { menuAreas, parentOf, standardMenus } from './menus.ts'

const grants = menuAreas.flatMap(({ roles }) => roles)

/** The menus of each standard role, with the groups that hold them. The Administrator has them all. */
export const standardRoleMenus = Object.keys(roleFacts).flatMap((role_code) => {
  const wanted = new Set(grants.filter(({ role }) => role === role_code).flatMap(({ urls }) => urls))
  const isWanted = (url: string) => url !== '' && (role_code === administrator || wanted.has(url))
  const held = standardMenus.filter(({ url }) => isWanted(url)).map(({ menu_code }) => menu_code)
  const groups = held.map((code) => parentOf.get(code) ?? 0).filter((code) => code > 0)
  return [...new Set([...held, ...groups])].map((menu_code) => ({ role_code, menu_code }))
})
