import type * as contract from '@sejuk/contract/platform/second-factors'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { objectionToManaging } from '@sejuk/domain/platform/roles'
import { and, eq } from 'drizzle-orm'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { forgetAttempts, subjectOf } from '../../../platform/session/attempts.ts'
import { requireOwnPassword } from '../../../platform/session/own-password.ts'
import { requireFreshSession } from '../../../platform/session/own-proof.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  dropSecondFactor,
  hasSecondFactor,
  makeBackupCodes,
  needsSecondFactor,
} from '../../../platform/session/second-factor.ts'
import { logSecurity } from '../../../platform/session/security-log.ts'
import { findViewer } from '../../../platform/session/viewer.ts'

const entity = 'user'

export const beginSecondFactor = async (context: StepwiseContext<typeof contract.beginSecondFactor>) => {
  const { db, actor, input, request } = context
  const [account] = await db.select().from(users).where(eq(users.usercode, actor.usercode))
  // Who comes by the company's sign-in has no password here, and still needs a factor for decisions about money.
  if (account && !account.password_hash) await requireFreshSession(db, request)
  else await requireOwnPassword(db, actor, input.current_password)
  const { usercode, login_name } = account ?? refuse('notFound')
  return { data: await beginEnrolment(db, usercode, login_name) }
}

export const confirmSecondFactor = async (context: StepwiseContext<typeof contract.confirmSecondFactor>) => {
  const { db, actor, input } = context
  const { usercode } = actor
  if (await hasSecondFactor(db, usercode))
    return refuse('conflict', { because: because('second-factor-already-on'), status: 'AlreadyDone' })
  const backup_codes = await confirmEnrolment(db, actor, usercode, input.code)
  await logActions(db, actor, [{ entity, entity_code: usercode, action: 'add-second-factor' }])
  return { data: { backup_codes } }
}

export const renewBackupCodes = async (context: StepwiseContext<typeof contract.renewBackupCodes>) => {
  const { db, actor, input } = context
  const { usercode } = await requireOwnPassword(db, actor, input.current_password)
  if (!(await hasSecondFactor(db, usercode)))
    return refuse('conflict', { because: because('second-factor-not-on'), status: 'AlreadyDone' })
  return db.transaction(async (tx) => {
    await logSecurity(tx, actor, [{ kind: 'backup-codes-renewed', usercode }])
    return { data: { backup_codes: await makeBackupCodes(tx, usercode) } }
  })
}

export const removeSecondFactor = async (context: StepwiseContext<typeof contract.removeSecondFactor>) => {
  const { db, actor, input } = context
  const { usercode } = await requireOwnPassword(db, actor, input.current_password)
  if (await needsSecondFactor(db, usercode))
    return refuse('conflict', { because: because('second-factor-needed-by-role'), status: 'Required' })
  await db.transaction(async (tx) => {
    if (!(await dropSecondFactor(tx, usercode))) return
    await logSecurity(tx, actor, [{ kind: 'second-factor-removed', usercode }])
    await logActions(tx, actor, [{ entity, entity_code: usercode, action: 'remove-second-factor' }])
  })
  return { data: null }
}

export const resetSecondFactor = async (context: RequestContext<typeof contract.resetSecondFactor>) => {
  const { db, viewer, actor, input } = context
  const [found] = await db
    .select({ usercode: users.usercode })
    .from(users)
    .where(
      and(
        eq(users.usercode, input.usercode),
        visibleTo(viewer, { dept_code: users.department, asc_code: users.asc_code }),
      ),
    )
    .for('update')
  const person = found && (await findViewer(db, found.usercode))?.viewer
  if (!person) return refuse('notFound')
  const { usercode, username } = person
  if (usercode === viewer.usercode) return refuse('conflict', { because: because('change-your-own-second-factor') })
  const objection = objectionToManaging(viewer, person)
  if (objection) return refuse('noPermission', { message: objection })
  if (!(await dropSecondFactor(db, usercode)))
    return refuse('conflict', { because: because('second-factor-not-on'), status: 'AlreadyDone' })
  await forgetAttempts(db, subjectOf('account', `second factor: ${usercode}`))
  await logSecurity(db, actor, [{ kind: 'second-factor-reset', usercode }])
  await logActions(db, actor, [{ entity, entity_code: usercode, action: 'reset-second-factor' }])
  const variables = { username, reset_by: viewer.username, time: new Date().toISOString() }
  await notify(context, { to: [usercode], event: 'second-factor-reset', variables, url: addressTo('myAccount') })
  return { data: null }
}
