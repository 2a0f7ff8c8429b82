import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { users } from '../../db/tables/platform/users.ts'
import { type Actor, logActions } from '../records/action-log.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword } from './passwords.ts'
import { logSecurity } from './security-log.ts'

type Options = {
  /** The hash of the one session that goes on. */
  staying?: string
  /** Set by an administrator; the user must change it at the next sign-in. */
  isOneTime?: boolean
}

/** Ends all sessions opened with the old password. The log records the change, never the password. */
export const setPassword = async (
  db: Db,
  actor: Actor,
  usercode: string,
  password: string,
  { staying, isOneTime = false }: Options = {},
) => {
  await db
    .update(users)
    .set({
      password_hash: await hashPassword(password),
      password_changed_date: sql`now()`,
      must_change_password: isOneTime,
    })
    .where(eq(users.usercode, usercode))
  await endSessions(db, usercode, { except: staying })
  const action = isOneTime ? 'reset-password' : 'change-password'
  await logActions(db, actor, [{ entity: 'user', entity_code: usercode, action }])
  await logSecurity(db, actor, [{ kind: isOneTime ? 'password-reset' : 'password-changed', usercode }])
}
