import { because } from '@sejuk/domain/messages'
import { signInLimits } from '@sejuk/domain/platform/accounts/sessions'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/platform/users.ts'
import { refuse, refuseField } from '../http/refuse.ts'
import type { Actor } from '../records/action-log.ts'
import { forgetAttempts, subjectOf, takeAttempt } from './attempts.ts'
import { isPassword } from './passwords.ts'
import { loggingRefusal, logSecurity, logSecurityOnce } from './security-log.ts'

/** An open session alone must not suffice to take over an account. Failures count like those of the sign-in. */
export const requireOwnPassword = async (db: NodePgDatabase, actor: Actor, password: string) => {
  const { usercode } = actor
  const [found] = await db.select().from(users).where(eq(users.usercode, usercode))
  if (!found?.password_hash)
    return refuse('conflict', { because: because('account-no-password-here'), status: 'NoPassword' })
  if (!password) return refuseField('current_password', 'Current password is required!')
  const account = subjectOf('account', usercode)
  await loggingRefusal(
    () => takeAttempt(db, account, signInLimits.account),
    () => logSecurityOnce(db, actor, { kind: 'locked-out', usercode }),
  )
  if (!(await isPassword(password, found.password_hash))) {
    await logSecurity(db, actor, [{ kind: 'sign-in-failed', usercode, detail: 'my-account' }])
    return refuseField('current_password', because('current-password-not-right'))
  }
  await forgetAttempts(db, account)
  return found
}
