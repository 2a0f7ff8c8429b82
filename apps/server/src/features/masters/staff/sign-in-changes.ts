import { signInNameNeeds } from '@sejuk/domain/masters/staff'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { administrator } from '@sejuk/domain/platform/roles'
import type { Viewer } from '@sejuk/domain/viewers'
import { holds } from '@sejuk/domain/workflow'
import { eq } from 'drizzle-orm'
import { userRoles } from '../../../db/tables/platform/users.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logSecurity } from '../../../platform/session/security-log.ts'

type SignIn = { usercode: string; username: string; login_name: string; email: string | null }

/** Whoever may set what somebody signs in with can become that person, so this is part of giving access. */
export const requireSignInRights = (viewer: Viewer, before: SignIn, after: Pick<SignIn, 'login_name' | 'email'>) => {
  if (after.login_name !== before.login_name && !holds(viewer.permission, signInNameNeeds))
    refuseField('login_name', because('only-somebody-who-gives-access'))
  if (before.usercode === viewer.usercode && after.email !== before.email)
    refuseField('email', because('change-your-own-e-mail'))
}

/** Before the change is written, so that the message reaches the address the person had until now. */
export const notifySignInChange = async (
  context: Pick<RequestContext<never>, 'db' | 'jobs' | 'config' | 'viewer' | 'actor'>,
  before: SignIn,
  after: SignIn,
) => {
  const { db, viewer, actor } = context
  const { usercode } = before
  if (before.login_name === after.login_name && before.email === after.email) return
  const changed = [
    { kind: 'sign-in-name-changed', from: before.login_name, to: after.login_name },
    { kind: 'email-changed', from: before.email ?? '-', to: after.email ?? '-' },
  ] as const
  await logSecurity(
    db,
    actor,
    changed
      .filter(({ from, to }) => from !== to)
      .map(({ kind, from, to }) => ({ kind, usercode, detail: `${from} > ${to}` })),
  )
  const administrators = await db
    .select({ usercode: userRoles.usercode })
    .from(userRoles)
    .where(eq(userRoles.role_code, administrator))
  const others = administrators.map(({ usercode }) => usercode).filter((usercode) => usercode !== viewer.usercode)
  await notify(context, {
    to: [before.usercode, ...others],
    event: 'sign-in-changed',
    variables: {
      username: before.username,
      changed_by: viewer.username,
      time: new Date().toISOString(),
      login_name: after.login_name,
      email: after.email ?? '-',
    },
    url: addressTo('myAccount'),
    about: { entity: 'staff', entity_code: before.usercode },
  })
}
