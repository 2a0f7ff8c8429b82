import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf, setCookie } from './cookies.ts'
import { hashToken, newToken } from './session.ts'

const aYear = 365 * 86_400

/** The hash that identifies a phone, whichever user signs in on it. */
export const deviceOf = (request: FastifyRequest) => {
  const token = cookieOf(request, 'device')
  return token && /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined
}

type Ask = { request: FastifyRequest; reply: FastifyReply }

/** The same, and a phone that was never here gets a name; it outlives every session on it. */
export const rememberDevice = (ask: Ask) => {
  const known = deviceOf(ask.request)
  const token = known ? (cookieOf(ask.request, 'device') ?? '') : newToken()
  setCookie(ask, 'device', token, aYear)
  return known ?? hashToken(token)
}
