import type { ListedPermission } from '@sejuk/domain/permissions'
import { and, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { leaves } from '../../db/tables/field/leaves.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { rolePermissions, roles } from '../../db/tables/platform/roles.ts'
import { userPermissions, userRoles, users } from '../../db/tables/platform/users.ts'
import { findViewer, isInForce } from '../../platform/session/viewer.ts'
import { isInTeam } from './own-team.ts'

const [p, u] = [sql`p`, sql`u`]
const given = (permission: ListedPermission, is_allowed: boolean) => sql`exists (select from ${userPermissions} p
  where p.usercode = u.usercode and p.permission_code = ${permission} and p.is_allowed = ${is_allowed} and ${isInForce(p, u)})`

/** Active users who hold a permission, by a role or by themselves. */
export const holdersOf = async (db: Db, permission: ListedPermission) => {
  const { rows } = await db.execute<{ usercode: string }>(sql`select u.usercode from ${users} u where u.is_active
    and (${given(permission, true)} or exists (select from ${userRoles} ur join ${roles} r using (role_code)
      join ${rolePermissions} rp using (role_code)
      where ur.usercode = u.usercode and r.is_active and rp.permission_code = ${permission}))
    and not ${given(permission, false)} order by u.usercode`)
  return rows.map(({ usercode }) => usercode)
}

/** Whether one holds the permission and sees the user it is about. */
const mayDecide = async (db: Db, decider: string, permission: ListedPermission, about: string) => {
  const viewer = (await findViewer(db, decider))?.viewer
  return viewer?.permission.has(permission) ? isInTeam(db, viewer, about) : false
}

/** Delegation routes and never grants: who may decide about the branch of a user is represented by somebody who may too. */
export const mayRepresent = async (db: Db, delegate: string, { usercode }: { usercode: string }) => {
  const need = 'Leave-Approve' as const
  const own = (await findViewer(db, usercode))?.viewer
  return !own?.permission.has(need) || mayDecide(db, delegate, need, usercode)
}

/** Whoever is away on a day, with the delegate of the leave. */
export const awayOn = async (db: Db, usercodes: readonly string[], day: string) => {
  if (usercodes.length === 0) return new Map<string, string | null>()
  const found = await db
    .select({ usercode: leaves.usercode, delegate: leaves.delegate_user_code })
    .from(leaves)
    .where(
      and(
        inArray(leaves.usercode, [...usercodes]),
        lte(leaves.from_date, day),
        gte(leaves.to_date, day),
        inArray(leaves.status, ['Approved', 'Adjusted']),
      ),
    )
  return new Map(found.map(({ usercode, delegate }) => [usercode, delegate]))
}

const nameOf = async (db: Db, usercode: string) => {
  const [found] = await db.select({ username: users.username }).from(users).where(eq(users.usercode, usercode))
  return found?.username ?? usercode
}

export type Approvers = {
  to: string[]
  approver_name: string | null
  /** Whom the delegate stands in for. */
  approver_for: string | null
}

/** Everybody of HR who sees the user, and nobody about themselves. */
export const decidingHr = async (db: Db, usercode: string, need: ListedPermission): Promise<Approvers> => {
  const to: string[] = []
  for (const one of await holdersOf(db, need))
    if (one !== usercode && (await mayDecide(db, one, need, usercode))) to.push(one)
  return { to, approver_name: null, approver_for: null }
}

type User = { usercode: string; dept_code: string }
/** `to` nobody: HR decides, whoever of them sees the user. */
type Way = Omit<Approvers, 'to'> & { to?: string }

/**
 * Who decides about a user of a branch: the manager of the branch, otherwise HR. Routing never grants: a delegate who may not
 * decide, or is away too, gets nothing, and HR does.
 */
const wayOf = async (db: Db, { usercode, dept_code }: User, day: string, need: ListedPermission): Promise<Way> => {
  const [branch] = await db
    .select({ manager: departments.bm_user_code })
    .from(departments)
    .innerJoin(users, and(eq(users.usercode, departments.bm_user_code), eq(users.is_active, true)))
    .where(and(eq(departments.dept_code, dept_code), ne(departments.bm_user_code, usercode)))
  const manager = branch?.manager
  if (!manager) return { approver_name: null, approver_for: null }
  const away = await awayOn(db, [manager], day)
  if (!away.has(manager)) return { to: manager, approver_name: await nameOf(db, manager), approver_for: null }
  const approver_for = await nameOf(db, manager)
  const delegate = away.get(manager)
  const may = delegate && delegate !== usercode && (await mayDecide(db, delegate, need, usercode))
  if (!may || (await awayOn(db, [delegate], day)).has(delegate)) return { approver_name: null, approver_for }
  return { to: delegate, approver_name: await nameOf(db, delegate), approver_for }
}

type Needs = { team: ListedPermission; hr: ListedPermission }

/** The name of who will decide, for a page that only shows it: HR is not asked one by one. */
export const approverNames = async (db: Db, user: User, day: string, needs: Needs): Promise<Omit<Approvers, 'to'>> => {
  const { approver_name, approver_for } = await wayOf(db, user, day, needs.team)
  return { approver_name, approver_for }
}

export const approversOf = async (db: Db, user: User, day: string, needs: Needs): Promise<Approvers> => {
  const { to, ...names } = await wayOf(db, user, day, needs.team)
  return to ? { ...names, to: [to] } : { ...(await decidingHr(db, user.usercode, needs.hr)), ...names }
}
