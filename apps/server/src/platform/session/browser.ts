import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hashToken, newToken } from './session.ts'

/** Ties a sign-in to the browser that began it. */
export const browserCookie = 'login_start'
export const startMinutes = 15

export const cookieManner = ({ protocol }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https' || (publicUrl?.startsWith('https:') ?? false),
  }) as const

export const originOf = ({ protocol, host }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  publicUrl ?? `${protocol}://${host}`

type Ask = { request: FastifyRequest; reply: FastifyReply; config: Config }

/** The hash of the browser's own token; a browser without one gets one. */
export const rememberBrowser = ({ request, reply, config }: Ask) => {
  const known = request.cookies[browserCookie]
  const token = known && /^[\w-]{43}$/.test(known) ? known : newToken()
  reply.setCookie(browserCookie, token, { ...cookieManner(request, config), maxAge: startMinutes * 60 })
  return hashToken(token)
}

export const browserOf = ({ cookies }: FastifyRequest) => hashToken(cookies[browserCookie] ?? '')
