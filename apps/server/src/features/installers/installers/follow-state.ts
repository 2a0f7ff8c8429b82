import { type InstallerState, roleOf } from '@sejuk/domain/installers/installers'
import type { RoleCode } from '@sejuk/domain/role-facts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { endSessions } from '../../../platform/session/end-sessions.ts'
import { viewersChanged } from '../../../platform/session/viewer-changes.ts'

type Standing = Pick<InstallerState, 'user_status' | 'user_type'>
const partnerRoles: readonly RoleCode[] = ['Partner-Common-Installer', 'Partner-Sales-Installer']

/** What a person may do follows from how they stand: the role of their type while approved, and no door at all while paused. */
export const followState = async (db: Db, usercode: string, before: Standing, after: Standing) => {
  const role = roleOf(after)
  if (roleOf(before) !== role) {
    await db
      .delete(userRoles)
      .where(and(eq(userRoles.usercode, usercode), inArray(userRoles.role_code, [...partnerRoles])))
    // A house may have taken the role away altogether; then there is none to give.
    if (role)
      await db.execute(
        sql`insert into user_roles (usercode, role_code) select ${usercode}, role_code from roles where role_code = ${role}`,
      )
  }
  const isPaused = after.user_status === 'Paused'
  if (isPaused !== (before.user_status === 'Paused'))
    await db.update(users).set({ is_active: !isPaused }).where(eq(users.usercode, usercode))
  if (isPaused) await endSessions(db, usercode)
  await viewersChanged(db, [usercode])
}
