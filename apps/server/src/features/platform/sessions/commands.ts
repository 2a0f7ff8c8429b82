import type * as contract from '@sejuk/contract/platform/sessions'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { loginCodes, sessions } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { isPassword } from '../../../platform/passwords.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { Ask } from '../../../platform/serve.ts'
import { hashToken, longestDays, newToken, sessionCookie, slidingHours } from '../../../platform/session.ts'

/** Ties a sign-in to the browser that began it. */
const browserCookie = 'login_start'
const codeSeconds = 60

const cookieManner = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const

const rememberBrowser = (request: FastifyRequest, reply: FastifyReply) => {
  const known = request.cookies[browserCookie]
  if (known && /^[\w-]{43}$/.test(known)) return known
  const token = newToken()
  reply.setCookie(browserCookie, token, { ...cookieManner(request), maxAge: 900 })
  return token
}

export const startLogin = async ({ request, reply }: Ask<typeof contract.startLogin>) => {
  rememberBrowser(request, reply)
  return { data: { url: '/signin' } }
}

export const startLoginWith = async ({ request, reply, input }: Ask<typeof contract.startLoginWith>) => {
  if (input.id !== 'builtin') refuse('notFound')
  rememberBrowser(request, reply)
  return { data: { url: '/signin' } }
}

export const signIn = async ({ db, input, request, reply }: Ask<typeof contract.signIn>) => {
  const name = input.username.toLowerCase()
  const [found] = await db
    .select({ usercode: users.usercode, password_hash: users.password_hash, is_active: users.is_active })
    .from(users)
    .where(or(eq(sql`lower(${users.login_name})`, name), eq(sql`lower(${users.email})`, name)))
    .limit(1)
  const isRight = await isPassword(input.password, found?.password_hash)
  if (!found || !isRight || !found.is_active) {
    refuse('invalid', { message: 'The staff code or password is not right', status: 'WrongPassword' })
  }
  const code = newToken()
  await db.insert(loginCodes).values({
    code_hash: hashToken(code),
    usercode: found.usercode,
    browser_hash: hashToken(rememberBrowser(request, reply)),
    login_from: 'web',
    expires_date: sql`now() + make_interval(secs => ${codeSeconds})`,
  })
  return { data: { url: `/login?code=${code}` } }
}

/** The code is deleted by being used, whoever asks: a second try finds nothing. */
export const exchangeLoginCode = async ({ db, input, request, reply }: Ask<typeof contract.exchangeLoginCode>) => {
  const browser = request.cookies[browserCookie] ?? ''
  const [login] = await db
    .delete(loginCodes)
    .where(and(eq(loginCodes.code_hash, hashToken(input.code)), gt(loginCodes.expires_date, sql`now()`)))
    .returning()
  if (!login || login.browser_hash !== hashToken(browser)) {
    refuse('tokenError', { message: 'This sign-in link is no longer valid. Please sign in again' })
  }
  const token = newToken()
  const login_code = newToken().slice(0, 12)
  await db.insert(sessions).values({
    session_hash: hashToken(token),
    usercode: login.usercode,
    login_from: login.login_from,
    login_code,
    expires_date: sql`now() + make_interval(hours => ${slidingHours})`,
    ends_date: sql`now() + make_interval(days => ${longestDays})`,
    ip: request.ip,
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
  })
  reply.setCookie(sessionCookie, token, { ...cookieManner(request), maxAge: longestDays * 86_400 })
  return { data: { encryptedusercode: hashToken(`${login.usercode}:${login_code}`).slice(0, 32) } }
}

export const signOut = async ({ db, request, reply }: Ask<typeof contract.signOut>) => {
  await db.delete(sessions).where(eq(sessions.session_hash, hashToken(request.cookies[sessionCookie] ?? '')))
  reply.clearCookie(sessionCookie, cookieManner(request))
  return { data: null }
}
