import type * as contract from '@sejuk/contract/platform/accounts'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { objectionToManaging } from '@sejuk/domain/platform/roles'
import { and, eq } from 'drizzle-orm'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { forgetAttempts, subjectOf } from '../../../platform/session/attempts.ts'
import { endSessions } from '../../../platform/session/end-sessions.ts'
import { judgePassword } from '../../../platform/session/judge-password.ts'
import { requireOwnPassword } from '../../../platform/session/own-password.ts'
import { readableCode } from '../../../platform/session/readable-code.ts'
import { sessionHashOf } from '../../../platform/session/session.ts'
import { setPassword } from '../../../platform/session/set-password.ts'
import { findViewer } from '../../../platform/session/viewer.ts'

export const signOutDevice = async ({ db, viewer, actor, input }: RequestContext<typeof contract.signOutDevice>) => {
  const { login_code } = input
  const ended = await endSessions(db, viewer.usercode, { login_code })
  if (!ended) return refuse('notFound')
  await logActions(db, actor, [{ entity: 'session', entity_code: viewer.usercode, action: 'sign-out-device' }])
  return { data: null }
}

export const signOutEverywhere = async (context: RequestContext<typeof contract.signOutEverywhere>) => {
  const { db, viewer, actor, input, request } = context
  const mine = sessionHashOf(request)
  const ended = await endSessions(db, viewer.usercode, input.keep_this ? { except: mine } : {})
  await logActions(db, actor, [{ entity: 'session', entity_code: viewer.usercode, action: 'sign-out-everywhere' }])
  return { data: { ended } }
}

export const changePassword = async (context: StepwiseContext<typeof contract.changePassword>) => {
  const { db, viewer, actor, input, request } = context
  const found = await requireOwnPassword(db, actor, input.current_password)
  const problem =
    (await judgePassword(db, input.new_password, found)) ??
    (input.new_password === input.current_password ? 'The new password must differ from the old one' : undefined)
  if (problem) return refuseField('new_password', problem)
  const staying = sessionHashOf(request)
  await db.transaction((tx) => setPassword(tx, actor, viewer.usercode, input.new_password, { staying }))
  return { data: null }
}

/** In steps, so that the answer is never kept for a repeated request: the password it holds is told once. */
export const resetPassword = async ({ db, ...rest }: StepwiseContext<typeof contract.resetPassword>) =>
  db.transaction((tx) => reset({ db: tx, ...rest }))

const reset = async ({ db, viewer, actor, input, jobs, config }: RequestContext<typeof contract.resetPassword>) => {
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
  if (person.usercode === viewer.usercode)
    return refuse('conflict', { because: because('change-your-own-password-on') })
  const objection = objectionToManaging(viewer, person)
  if (objection) return refuse('noPermission', { message: objection })
  const one_time_password = readableCode(3, 4)
  await setPassword(db, actor, person.usercode, one_time_password, { isOneTime: true })
  await forgetAttempts(db, subjectOf('account', person.usercode))
  const variables = { username: person.username, reset_by: viewer.username, time: new Date().toISOString() }
  await notify(
    { db, jobs, config },
    { to: [person.usercode], event: 'password-reset', variables, url: addressTo('myAccount') },
  )
  return { data: { one_time_password } }
}
