import type * as contract from '@sejuk/contract/platform/saved-views'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { savedViews as t } from '../../../db/tables/platform/saved-views.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

/** The viewer's own first, then the others by name. */
export const viewsWhere = (db: Db, { usercode }: Viewer, where: SQL | undefined) => {
  const is_mine = sql<boolean>`${t.usercode} = ${usercode}`
  return db
    .select({
      view_id: t.view_id,
      module_name: t.module_name,
      name: t.name,
      search: t.search,
      role_code: t.role_code,
      row_version: t.row_version,
      owner_name: users.username,
      is_mine,
    })
    .from(t)
    .innerJoin(users, eq(users.usercode, t.usercode))
    .where(where)
    .orderBy(sql`${is_mine} desc`, sql`lower(${t.name})`, asc(t.view_id))
    .limit(500)
}

export const listViews = async ({ db, viewer, input }: RequestContext<typeof contract.listViews>) => {
  const shared = viewer.role.length ? inArray(t.role_code, [...viewer.role]) : undefined
  const visible = or(eq(t.usercode, viewer.usercode), shared)
  const views = await viewsWhere(db, viewer, and(eq(t.module_name, input.module_name), visible))
  return { data: { views, roles: await rolesToShareWith(db, viewer) } }
}

const rolesToShareWith = (db: Db, { role, permission }: Viewer) => {
  const mine = role.length ? inArray(roles.role_code, [...role]) : sql`false`
  return db
    .select({ role_code: roles.role_code, role_name: roles.role_name })
    .from(roles)
    .where(and(eq(roles.is_active, true), permission.has('Role-Permission-Modify') ? undefined : mine))
    .orderBy(asc(roles.role_name))
    .limit(500)
}
