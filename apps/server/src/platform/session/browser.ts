import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { cookieOf, setCookie } from './cookies.ts'
import { hashToken, newToken } from './session.ts'

export const startMinutes = 15

export const originOf = ({ protocol, host }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  publicUrl ?? `${protocol}://${host}`

type Ask = { request: FastifyRequest; reply: FastifyReply }

/** The hash of the browser's own token; a browser without one gets one. */
export const rememberBrowser = (ask: Ask) => {
  const known = cookieOf(ask.request, 'browser')
  const token = known && /^[\w-]{43}$/.test(known) ? known : newToken()
  setCookie(ask, 'browser', token, startMinutes * 60)
  return hashToken(token)
}

export const browserOf = (request: FastifyRequest) => hashToken(cookieOf(request, 'browser') ?? '')
