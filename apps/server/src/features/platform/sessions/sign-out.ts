import type * as contract from '@sejuk/contract/platform/sessions'
import { eq } from 'drizzle-orm'
import { sessions } from '../../../db/tables/platform/sessions.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { publish } from '../../../platform/live/live.ts'
import { cookieManner } from '../../../platform/session/browser.ts'
import { hashToken, sessionCookie } from '../../../platform/session/session.ts'

/** The other windows of this browser are told. */
export const signOut = async ({ db, viewer, request, reply, config }: RequestContext<typeof contract.signOut>) => {
  await db.delete(sessions).where(eq(sessions.session_hash, hashToken(request.cookies[sessionCookie] ?? '')))
  await publish(db, { to: viewer.usercode, kind: 'session' })
  reply.clearCookie(sessionCookie, cookieManner(request, config))
  return { data: null }
}
