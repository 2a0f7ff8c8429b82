import type { ListedPermission } from '@sejuk/domain/permissions'
import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { leaves } from '../../db/tables/field/leaves.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { rolePermissions } from '../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../db/tables/platform/users.ts'

/** Active users who hold a permission by one of their roles. */
export const holdersOf = async (db: Db, permission: ListedPermission, dept_code?: string) => {
  const found = await db
    .selectDistinct({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(
      and(
        eq(rolePermissions.permission_code, permission),
        eq(users.is_active, true),
        dept_code ? eq(users.department, dept_code) : undefined,
      ),
    )
    .orderBy(users.usercode)
  return found.map(({ usercode }) => usercode)
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

/**
 * Who decides about a user of a branch: the manager of the branch, otherwise HR. Routing never grants: a delegate who may not
 * decide, or is away too, gets nothing, and HR does.
 */
export const approversOf = async (
  db: Db,
  { usercode, dept_code }: { usercode: string; dept_code: string },
  day: string,
  needs: { team: ListedPermission; hr: ListedPermission },
): Promise<Approvers> => {
  const [branch] = await db
    .select({ manager: departments.bm_user_code })
    .from(departments)
    .innerJoin(users, and(eq(users.usercode, departments.bm_user_code), eq(users.is_active, true)))
    .where(and(eq(departments.dept_code, dept_code), ne(departments.bm_user_code, usercode)))
  const manager = branch?.manager
  const hr = async (): Promise<Approvers> => ({
    to: (await holdersOf(db, needs.hr)).filter((one) => one !== usercode),
    ...{ approver_name: null, approver_for: null },
  })
  if (!manager) return hr()
  const away = await awayOn(db, [manager], day)
  if (!away.has(manager)) return { to: [manager], approver_name: await nameOf(db, manager), approver_for: null }
  const delegate = away.get(manager)
  const may = delegate && delegate !== usercode ? await holdersOf(db, needs.team) : []
  const isThere = delegate && may.includes(delegate) && !(await awayOn(db, [delegate], day)).has(delegate)
  if (!delegate || !isThere) return { ...(await hr()), approver_for: await nameOf(db, manager) }
  return { to: [delegate], approver_name: await nameOf(db, delegate), approver_for: await nameOf(db, manager) }
}
