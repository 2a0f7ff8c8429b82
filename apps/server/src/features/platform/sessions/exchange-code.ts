import type * as contract from '@sejuk/contract/platform/sessions'
import { landingOf } from '@sejuk/domain/platform/sessions'
import { and, eq, gt, sql } from 'drizzle-orm'
import { loginCodes, sessions } from '../../../db/tables/platform/sessions.ts'
import { logActions } from '../../../platform/action-log.ts'
import { houseSecret } from '../../../platform/house-secret.ts'
import { refuse } from '../../../platform/refuse.ts'
import { sealedCodes } from '../../../platform/sealed-codes.ts'
import type { AskInSteps } from '../../../platform/serve.ts'
import {
  hashToken,
  longestDays,
  newToken,
  partnerCookie,
  sessionCookie,
  slidingHours,
} from '../../../platform/session.ts'
import { findViewer } from '../../../platform/viewer.ts'
import { browserCookie, browserOf, cookieManner } from './browser.ts'

type Asked = AskInSteps<typeof contract.exchangeLoginCode>
const aDay = 86_400

/** The code is gone by being tried, whoever tries it: a second try finds nothing, and a thief spoils what they stole. */
export const exchangeLoginCode = async (ask: Asked) => {
  const { db, input, request } = ask
  const [login] = await db
    .delete(loginCodes)
    .where(and(eq(loginCodes.code_hash, hashToken(input.code)), gt(loginCodes.expires_date, sql`now()`)))
    .returning()
  if (!login || login.browser_hash !== browserOf(request))
    return refuse('tokenError', { message: 'This sign-in link is no longer valid. Please sign in again' })
  const found = await findViewer(db, login.usercode)
  if (!found) return refuse('tokenError', { message: 'Not registered', status: 'NotRegistered' })
  const { viewer } = found
  await open(ask, { ...login, username: viewer.username })
  const homepage = landingOf({ role: viewer.role, login_from: login.login_from }) ?? login.homepage
  const encryptedusercode = sealedCodes(await houseSecret(db), 'user').seal(login.usercode)
  return { data: { encryptedusercode, homepage } }
}

type Login = typeof loginCodes.$inferSelect & { username: string }

/** Always a token nobody has seen before; what this browser held until now ends with it. */
const open = async ({ db, request, reply, config, actor }: Asked, login: Login) => {
  const { usercode, username, login_from, is_kept } = login
  const token = newToken()
  const login_code = newToken().slice(0, 12)
  const before = request.cookies[sessionCookie]
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
  })
  const manner = cookieManner(request, config)
  reply.setCookie(sessionCookie, token, is_kept ? { ...manner, maxAge: longestDays * aDay } : manner)
  reply.clearCookie(browserCookie, manner)
  if (login_from === 'partner') reply.setCookie(partnerCookie, '1', { ...manner, maxAge: 365 * aDay })
  else if (request.cookies[partnerCookie]) reply.clearCookie(partnerCookie, manner)
}
