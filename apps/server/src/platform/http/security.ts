import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import { isRead } from '@sejuk/contract/methods'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { cookieOf } from '../session/cookies.ts'
import { refuse } from './refuse.ts'

type Options = {
  requestsAMinute: number
  isHttps: boolean
  publicOrigin?: string
  /** Another host whose pictures pages may show, such as that of map tiles. */
  pictureSource?: string
}

const longestAddress = 8_000
/** Many users of an office may share one address. */
const sessionsAnAddress = 10
const minute = 60_000

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

/** What our pages use of a device, and what nothing on them may. */
const permissionsPolicy = [
  ...['camera', 'geolocation', 'microphone'].map((feature) => `${feature}=(self)`),
  ...[
    'accelerometer',
    'bluetooth',
    'browsing-topics',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((feature) => `${feature}=()`),
].join(', ')

export const guard = async (app: FastifyInstance, options: Options) => {
  const { requestsAMinute, isHttps, publicOrigin, pictureSource } = options
  const imgSrc = [...policy.imgSrc, ...(pictureSource ? [pictureSource] : [])]
  const headers = headersSetBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { ...policy, imgSrc, ...(isHttps ? { upgradeInsecureRequests: [] } : {}) },
      },
      strictTransportSecurity: isHttps,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
    }),
  )
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers).header('permissions-policy', permissionsPolicy)
    done()
  })
  await app.register(rateLimit, { global: false })
  // Before anything is looked up, so that a cookie is not proven yet: one made up anew for every request buys no new allowance.
  const limits = [
    app.createRateLimit({ max: requestsAMinute, timeWindow: minute, keyGenerator: sessionOrAddress }),
    app.createRateLimit({ max: requestsAMinute * sessionsAnAddress, timeWindow: minute, keyGenerator: ({ ip }) => ip }),
  ]
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.rateLimit !== false)
      for (const limit of limits) {
        const asked = await limit(request)
        if (asked.isAllowed || !asked.isExceeded) continue
        reply.header('retry-after', asked.ttlInSeconds)
        refuse('tooMany')
      }
    if (request.url.length > longestAddress) refuse('addressTooLong')
    if (changesSomething(request)) requireOurOwnPage(request, publicOrigin)
  })
}

/** They are the same for every answer, so they are asked for once. */
const headersSetBy = (middleware: ReturnType<typeof helmet>) => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  middleware(answer.req, answer, () => {})
  return answer.getHeaders()
}

const sessionOrAddress = (request: FastifyRequest) => cookieOf(request, 'session') ?? request.ip

const changesSomething = ({ method, routeOptions }: FastifyRequest) => {
  const { endpoint } = routeOptions.config
  return endpoint ? !isRead(endpoint) : !['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/**
 * A cookie travels by itself; a header of ours and the origin of our own page do not. Without a cookie there is nothing to
 * misuse but the door: another site's page must not sign a visitor in as somebody of its choice.
 */
const requireOurOwnPage = (request: FastifyRequest, publicOrigin?: string) => {
  const { headers, protocol, host } = request
  const { origin } = headers
  const isOurs = origin === `${protocol}://${host}` || (publicOrigin !== undefined && origin === publicOrigin)
  const isProven = isOurs && Boolean(headers['x-requested-with'])
  if (cookieOf(request, 'session') ? !isProven : origin !== undefined && !isOurs) refuse('crossSite')
}
