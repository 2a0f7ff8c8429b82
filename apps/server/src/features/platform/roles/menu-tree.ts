import { objectionToTree } from '@sejuk/domain/platform/menus'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { menus, roleMenus } from '../../../db/tables/platform/roles.ts'
import { userRoles } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { AccessKind, Fields } from './kinds.ts'

type Menu = typeof menus.$inferSelect
export type MenuForm = Pick<
  Menu,
  | 'menu_code'
  | 'parent_code'
  | 'name'
  | 'local_name'
  | 'support_platform'
  | 'landing_page'
  | 'display_on_top_position'
  | 'display_seq'
>
/** The menus that are spoken of, in the order of their codes. */
export type MenuForms = { menus: MenuForm[] }

/** There is one tree, so it has one name in the record of changes. */
export const wholeMenu = 'all'

export const tidyMenu = (menu: MenuForm): MenuForm => ({
  menu_code: menu.menu_code,
  parent_code: menu.parent_code,
  name: menu.name,
  local_name: menu.local_name,
  support_platform: menu.support_platform,
  landing_page: menu.landing_page,
  display_on_top_position: menu.display_on_top_position,
  display_seq: menu.display_seq,
})

const readMenus = (db: Db, codes: number[]) =>
  db.select().from(menus).where(inArray(menus.menu_code, codes)).orderBy(asc(menus.menu_code))

const menuDifferences = (before: MenuForms, after: MenuForms): Fields => {
  const fields: Fields = {}
  const was = new Map(before.menus.map((menu) => [menu.menu_code, menu]))
  for (const menu of after.menus)
    for (const [name, value] of Object.entries(menu)) {
      const old = was.get(menu.menu_code)?.[name as keyof MenuForm]
      if (old !== value) fields[`${menu.menu_code}.${name}`] = [old, value]
    }
  return fields
}

const judgeTree = async (db: Db, after: MenuForms) => {
  const all = await db.select({ menu_code: menus.menu_code, parent_code: menus.parent_code }).from(menus)
  const places = new Map(all.map((menu) => [menu.menu_code, menu]))
  for (const menu of after.menus) places.set(menu.menu_code, menu)
  const objection = objectionToTree([...places.values()])
  if (objection) refuse('invalid', { message: objection, errors: { menus: [objection] } })
}

/** Everybody who has one of these menus by a role. */
export const usersWithMenus = async (db: Db, codes: number[]) => {
  const found = await db
    .selectDistinct({ code: userRoles.usercode })
    .from(userRoles)
    .innerJoin(roleMenus, eq(roleMenus.role_code, userRoles.role_code))
    .where(inArray(roleMenus.menu_code, codes))
  return found.map(({ code }) => code)
}

export const menuTree: AccessKind<MenuForms> = {
  kind: 'menus',
  needs: 'Role-Menu-Modify',
  read: async (db, _code, like) => {
    const codes = like?.menus.map(({ menu_code }) => menu_code) ?? []
    const found = codes.length ? await readMenus(db, codes) : []
    return { menus: found.map(tidyMenu) }
  },
  judge: (db, _viewer, _code, _before, after) => judgeTree(db, after),
  write: async (db, _code, before, after) => {
    const changed = new Set(Object.keys(menuDifferences(before, after)).map((field) => Number.parseInt(field, 10)))
    for (const { menu_code, ...form } of after.menus)
      if (changed.has(menu_code)) await db.update(menus).set(form).where(eq(menus.menu_code, menu_code))
  },
  people: (db, _code, after) =>
    usersWithMenus(
      db,
      after.menus.map(({ menu_code }) => menu_code),
    ),
  differences: menuDifferences,
}
