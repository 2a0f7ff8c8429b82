import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { cookieManner } from './browser.ts'
import { hashToken, newToken } from './session.ts'

const deviceCookie = 'device'
const aYear = 365 * 86_400

/** The hash that identifies a phone, whichever user signs in on it. */
export const deviceOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>) => {
  const token = cookies[deviceCookie]
  return token && /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined
}

type Ask = { request: FastifyRequest; reply: FastifyReply; config: Config }

/** The same, and a phone that was never here gets a name; it outlives every session on it. */
export const rememberDevice = ({ request, reply, config }: Ask) => {
  const known = deviceOf(request)
  const token = known ? (request.cookies[deviceCookie] ?? '') : newToken()
  reply.setCookie(deviceCookie, token, { ...cookieManner(request, config), maxAge: aYear })
  return known ?? hashToken(token)
}
