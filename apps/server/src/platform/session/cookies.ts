import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** People see us behind TLS, whatever our own connection speaks. */
    isHttps: boolean
  }
}

const names = {
  session: 'sid',
  /** Ties a sign-in to the browser that began it. */
  browser: 'login_start',
  /** The last session in this browser was an installer's. It opens nothing; it only shows the right page. */
  partner: 'was_partner',
  device: 'device',
} as const
type Cookie = keyof typeof names

const isSecure = ({ protocol, server }: FastifyRequest) => protocol === 'https' || server.isHttps

/** Under TLS a browser takes a `__Host-` cookie from us alone: no other site of the domain and no plain page can set one. */
const nameOf = (request: FastifyRequest, cookie: Cookie) => `${isSecure(request) ? '__Host-' : ''}${names[cookie]}`

const manner = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const

export const cookieOf = (request: FastifyRequest, cookie: Cookie) => request.cookies[nameOf(request, cookie)]

/** Without seconds it goes with the browser's window. */
export const setCookie = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  cookie: Cookie,
  value: string,
  maxAge?: number,
) => reply.setCookie(nameOf(request, cookie), value, { ...manner(request), ...(maxAge ? { maxAge } : {}) })

/** A page says where it runs, unless that is production: it holds no secret, and the page itself reads it. */
export const tellDeployment = (request: FastifyRequest, reply: FastifyReply, deployment: string) => {
  const told = request.cookies.deployment
  const how = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const
  if (deployment === 'production') return told === undefined ? undefined : reply.clearCookie('deployment', how)
  if (told !== deployment) return reply.setCookie('deployment', deployment, { ...how, maxAge: 365 * 24 * 3600 })
}

export const dropCookie = ({ request, reply }: { request: FastifyRequest; reply: FastifyReply }, cookie: Cookie) =>
  reply.clearCookie(nameOf(request, cookie), manner(request))
