import type * as contract from '@sejuk/contract/platform/sessions'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropCookie } from '../../../platform/session/cookies.ts'
import { endSessions } from '../../../platform/session/end-sessions.ts'
import { sessionHashOf } from '../../../platform/session/session.ts'

/** The other windows of this browser are told. */
export const signOut = async ({ db, viewer, request, reply }: RequestContext<typeof contract.signOut>) => {
  await endSessions(db, viewer.usercode, { only: sessionHashOf(request) })
  dropCookie({ request, reply }, 'session')
  // Pictures and files of the person who leaves are not left to the next one at this screen.
  reply.header('clear-site-data', '"cache"')
  return { data: null }
}
