import type { LoginSource } from '@sejuk/domain/platform/accounts/sessions'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessions } from '../../db/tables/platform/sessions.ts'
import { type Actor, logActions } from '../records/action-log.ts'
import { cookieOf, dropCookie, setCookie } from './cookies.ts'
import { logSecurity } from './security-log.ts'
import { hashToken, longestDays, newToken, slidingHours } from './session.ts'

type Asked = { db: NodePgDatabase; request: FastifyRequest; reply: FastifyReply; actor: Actor }
type Login = { usercode: string; username: string; login_from: LoginSource; is_kept: boolean }
const aDay = 86_400

/** Always a new token (session fixation); the browser's previous session ends. */
export const openSession = async ({ db, request, reply, actor }: Asked, login: Login) => {
  const { usercode, username, login_from, is_kept } = login
  const token = newToken()
  const login_code = newToken().slice(0, 12)
  const before = cookieOf(request, 'session')
  await db.transaction(async (tx) => {
    if (before) await tx.delete(sessions).where(eq(sessions.session_hash, hashToken(before)))
    await tx.insert(sessions).values({
      session_hash: hashToken(token),
      usercode,
      login_from,
      login_code,
      expires_date: sql`now() + make_interval(hours => ${slidingHours})`,
      ends_date: sql`now() + make_interval(days => ${longestDays})`,
      ip: request.ip,
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    })
    const themselves = { ...actor, usercode, username, via: login_from }
    await logActions(tx, themselves, [{ entity: 'session', entity_code: usercode, action: 'sign-in' }])
    await logSecurity(tx, themselves, [{ kind: 'sign-in', usercode, detail: login_from }])
  })
  const here = { request, reply }
  setCookie(here, 'session', token, is_kept ? longestDays * aDay : undefined)
  dropCookie(here, 'browser')
  if (login_from === 'partner') setCookie(here, 'partner', '1', 365 * aDay)
  else if (cookieOf(request, 'partner')) dropCookie(here, 'partner')
}
