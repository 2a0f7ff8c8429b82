import type * as contract from '@sejuk/contract/installers/installers'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq } from 'drizzle-orm'
import { installers as t } from '../../../db/tables/installers/installers.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { endSessions } from '../../../platform/session/end-sessions.ts'
import { putInstallerPhone } from './commands.ts'

/** The message goes out first, so that it reaches the old number; whoever holds the old phone is signed out. */
export const changeInstallerPhone = async (context: RequestContext<typeof contract.changeInstallerPhone>) => {
  const { db, viewer, actor, input } = context
  const { user_code, phone_number, reason } = input
  const [person] = await db
    .select()
    .from(t)
    .where(and(eq(t.user_code, user_code), visibleTo(viewer, t)))
    .for('update')
  const row_version = input.row_version ?? person?.row_version ?? 0
  const before = await stillCurrent(db, person, { entity: 'installer', entity_code: user_code, row_version, form: {} })
  if (before.phone_number === phone_number) refuseField('phone_number', because('phone-number-already'))
  await notify(context, {
    to: [user_code],
    event: 'installer-phone-changed',
    variables: { changed_by: viewer.username },
    url: addressTo('approvalResult'),
    about: { entity: 'installer', entity_code: user_code },
  })
  await putInstallerPhone(db, actor, { before, phone_number, action: 'change-phone-number', reason })
  await endSessions(db, user_code)
  return { data: null }
}
