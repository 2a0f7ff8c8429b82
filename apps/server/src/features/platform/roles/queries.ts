import type * as menuContract from '@sejuk/contract/platform/menus'
import type * as contract from '@sejuk/contract/platform/roles'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { menus, roles as t } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { appSecret } from '../../../platform/session/app-secret.ts'
import { sealedCodes } from '../../../platform/session/sealed-codes.ts'
import { readChanges } from './changes.ts'
import { usersWithMenus } from './menu-tree.ts'
import { readRights, rightsDifferences, tidyRights, validateRights } from './role-rights.ts'

const countOf = (table: SQL) => sql<number>`(select count(*)::int from ${table} of where of.role_code = ${t.role_code})`
const people = sql<number>`(select count(*)::int from user_roles of join users u using (usercode) where of.role_code = ${t.role_code} and u.is_active)`
const permissions = countOf(sql`role_permissions`)
const itsMenus = countOf(sql`role_menus`)

export const listRoles = ({ db, input }: RequestContext<typeof contract.listRoles>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      containsText(input.search, t.role_name, t.role_code),
      input.is_active ? eq(t.is_active, input.is_active === 'Yes') : undefined,
      input.view_data ? eq(t.view_data, input.view_data) : undefined,
    ),
    key: t.role_code,
    sorts: { role_name: t.role_name, role_code: t.role_code, people, permissions, menus: itsMenus },
    sort: 'role_name',
    fields: {
      role_code: t.role_code,
      role_name: t.role_name,
      view_data: t.view_data,
      is_active: t.is_active,
      people,
      permissions,
      menus: itsMenus,
    },
  })

export const roleDropdown = ({ db, input }: RequestContext<typeof contract.roleDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(eq(t.is_active, true), containsText(input.search, t.role_name, t.role_code)),
    key: t.role_code,
    order: t.role_name,
    fields: { value: t.role_code, label: t.role_name },
    isSearch: input.search !== '',
  })

const peopleIn = (db: RequestContext<typeof contract.getRole>['db'], role_code: string) =>
  db.$count(sql`user_roles join users using (usercode)`, sql`user_roles.role_code = ${role_code} and users.is_active`)

export const getRole = async ({ db, input }: RequestContext<typeof contract.getRole>) => {
  const role = await readRights(db, input.role_code)
  if (!role) refuse('notFound')
  return { data: { ...role, people: await peopleIn(db, input.role_code) } }
}

export const previewRole = async ({ db, viewer, input }: RequestContext<typeof contract.previewRole>) => {
  const { role_code, row_version: _, ...form } = input
  const before = await readRights(db, role_code)
  if (!before) refuse('notFound')
  const after = tidyRights(form)
  await validateRights(db, viewer, role_code, before, after)
  const fields = rightsDifferences(tidyRights(before), after)
  return { data: { fields, people: Object.keys(fields).length ? await peopleIn(db, role_code) : 0 } }
}

export const listRoleUsers = ({ db, viewer, input }: RequestContext<typeof contract.listRoleUsers>) =>
  listPage(db, {
    input,
    source: sql`${users} join ${departments} on ${eq(departments.dept_code, users.department)}`,
    where: and(
      inArray(
        users.usercode,
        db.select({ code: userRoles.usercode }).from(userRoles).where(eq(userRoles.role_code, input.role_code)),
      ),
      visibleUsers(viewer),
      containsText(input.search, users.username, users.usercode),
    ),
    key: users.usercode,
    sorts: { username: users.username, usercode: users.usercode, dept_name: departments.dept_name },
    sort: 'username',
    fields: {
      usercode: users.usercode,
      username: users.username,
      title: users.title,
      dept_name: departments.dept_name,
      is_active: users.is_active,
    },
  })

/** What happened to people out of sight stays out of sight, also where a role speaks of them. */
export const listAccessChanges = async ({ db, viewer, input }: RequestContext<typeof contract.listAccessChanges>) => {
  const { kind, code } = input
  const isSeen = visibleUsers(viewer)
  if (kind === 'person' && !(await db.$count(users, and(eq(users.usercode, code), isSeen)))) refuse('notFound')
  const data = await readChanges(db, kind, code)
  if (kind !== 'role-users') return { data }
  const named = [...new Set(data.flatMap(({ fields }) => (fields.users ?? []).flat() as string[]))]
  const seen = named.length
    ? await db
        .select({ code: users.usercode })
        .from(users)
        .where(and(inArray(users.usercode, named), isSeen))
    : []
  const visible = new Set(seen.map((one) => one.code))
  const only = (codes: unknown) => (codes as string[]).filter((one) => visible.has(one))
  return { data: data.map((change) => ({ ...change, fields: { users: pairOf(change.fields.users, only) } })) }
}
const pairOf = ([before, after]: [unknown, unknown] = [[], []], only: (codes: unknown) => string[]) =>
  [only(before), only(after)] as [unknown, unknown]

export const listMenus = async ({ db }: RequestContext<typeof menuContract.listMenus>) => {
  const { seal } = sealedCodes(await appSecret(db), 'menu')
  const found = await db.select().from(menus).orderBy(asc(menus.display_seq), asc(menus.menu_code))
  return { data: found.map((menu) => ({ ...menu, token: seal(String(menu.menu_code)) })) }
}

export const previewMenus = async ({ db, input }: RequestContext<typeof menuContract.previewMenus>) => {
  const codes = input.menus.map(({ menu_code }) => menu_code)
  return { data: { people: (await usersWithMenus(db, codes)).length } }
}
