import type * as contract from '@sejuk/contract/platform/sessions'
import { eq } from 'drizzle-orm'
import { sessions } from '../../../db/tables/platform/sessions.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { publish } from '../../../platform/live/live.ts'
import { dropCookie } from '../../../platform/session/cookies.ts'
import { sessionHashOf } from '../../../platform/session/session.ts'

/** The other windows of this browser are told. */
export const signOut = async ({ db, viewer, request, reply }: RequestContext<typeof contract.signOut>) => {
  await db.delete(sessions).where(eq(sessions.session_hash, sessionHashOf(request)))
  await publish(db, { to: viewer.usercode, kind: 'session' })
  dropCookie({ request, reply }, 'session')
  // Pictures and files of the person who leaves are not left to the next one at this screen.
  reply.header('clear-site-data', '"cache"')
  return { data: null }
}
