import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { isRead } from '@sejuk/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'
import { hashToken, sessionCookie } from './session.ts'

type Options = { requestsAMinute: number; isHttps: boolean; publicOrigin?: string }

const longestAddress = 8_000

/** What a browser may do with our pages: run our own script, compiled reading of barcodes included, and nothing else. Styles of components are set from script. */
const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  frameSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
}

export const guard = async (app: FastifyInstance, { requestsAMinute, isHttps, publicOrigin }: Options) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policy, ...(isHttps ? { upgradeInsecureRequests: [] } : {}) },
    },
    hsts: isHttps,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(rateLimit, {
    max: requestsAMinute,
    timeWindow: 60_000,
    keyGenerator: (request) =>
      request.cookies[sessionCookie] ? hashToken(request.cookies[sessionCookie]) : request.ip,
    errorResponseBuilder: () => ({ statusCode: 429 }),
  })
  app.addHook('onRequest', async (request) => {
    if (request.url.length > longestAddress) refuse('addressTooLong')
    if (changesSomething(request) && request.cookies[sessionCookie]) requireOurOwnPage(request, publicOrigin)
  })
}

const changesSomething = ({ method, routeOptions }: FastifyRequest) => {
  const { endpoint } = routeOptions.config
  return endpoint ? !isRead(endpoint) : !['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** A cookie travels by itself; a header of ours and the origin of our own page do not. */
const requireOurOwnPage = ({ headers, protocol, host }: FastifyRequest, publicOrigin?: string) => {
  const { origin } = headers
  const isOurs = origin === `${protocol}://${host}` || (publicOrigin !== undefined && origin === publicOrigin)
  if (!headers['x-requested-with'] || !isOurs) refuse('crossSite')
}
