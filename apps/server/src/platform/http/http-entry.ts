import cookie from '@fastify/cookie'
import type { Endpoint } from '@sejuk/contract/endpoint'
import { apiPrefixes } from '@sejuk/contract/prefixes'
import Fastify, { type FastifyReply, type FastifyServerOptions } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { foldersOf, openFiles } from '../files/files.ts'
import { serveFiles } from '../files/serve-files.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Live } from '../live/live.ts'
import { serveLive } from '../live/live-events.ts'
import type { Offers } from '../offers.ts'
import { nobody, sessionReader } from '../session/session.ts'
import { sessionCache } from '../session/session-cache.ts'
import { answerTo, whereabouts } from './faults.ts'
import { serveHealth } from './health.ts'
import { logging } from './log.ts'
import { measure } from './metrics.ts'
import { serveOpenApi } from './openapi.ts'
import { receiveUploads } from './receive-uploads.ts'
import { Refusal, refuse } from './refuse.ts'
import { guard } from './security.ts'
import { type Feature, serveOn } from './serve.ts'
import { serveWeb } from './serve-web.ts'
import { keepSignedBodies } from './signed-body.ts'
import { retryAfter } from './unavailable.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

export type HttpEntryOptions = {
  config: Config
  jobs: Jobs
  live: Live
  /** What areas offer to all. */
  offers: Offers
  logLevel?: string
  trustProxy?: boolean
  publicOrigin?: string
  requestsAMinute?: number
  metricsToken?: string
  /** Sessions are kept in memory for seconds; tests that change the database by hand want each read. */
  keepsSessions?: boolean
  /** Folder of the built pages; most tests have none. */
  webFolder?: string
}

/** Paths that belong to the API: an unknown one is answered in an envelope, never with a page. */
const isApi = new RegExp(`^(${apiPrefixes.join('|')})(/|\\?|$)`)

/** No page has this address, so that the one for unknown addresses is shown. */
const unknownPage = '/page-not-found'

export const openHttpEntry = async (database: Database, features: readonly Feature[], options: HttpEntryOptions) => {
  const app = Fastify({
    ...logging(options.logLevel ?? 'silent'),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    http: { maxHeaderSize: 32_768 },
    requestTimeout: 120_000,
    clientErrorHandler,
    frameworkErrors: (error, request, reply) => {
      const isPage = options.webFolder && request.method === 'GET' && !isApi.test(request.url)
      // An address that cannot be decoded is no page of ours: the app says so, where a person looks.
      if (isPage) return void (reply as FastifyReply).redirect(unknownPage)
      const answer = answerTo(error)
      void (reply as FastifyReply).code(Number(answer.code)).send(answer)
    },
  } as FastifyServerOptions)
  app.setErrorHandler((error, request, reply) => {
    const answer = answerTo(error)
    if (answer.code === '500') request.log.error(whereabouts(error), 'fault')
    if (answer.code === '503') {
      request.log.warn(whereabouts(error), 'busy')
      reply.header('retry-after', retryAfter)
    }
    const isToldSo = request.routeOptions.config.endpoint?.tellsSuccess
    return reply.code(Number(answer.code)).send(isToldSo ? { errors: {}, ...answer, success: false } : answer)
  })
  app.decorateRequest('viewer')
  // What every request passes is told by a call, not by a promise.
  app.addHook('onRequest', (request, _reply, done) => {
    request.viewer = nobody
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id)
    if (isApi.test(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
  measure(app, database.pool, options.metricsToken)
  await app.register(cookie)
  const isHttps = options.publicOrigin?.startsWith('https:') ?? false
  app.decorate('isHttps', isHttps)
  await guard(app, {
    requestsAMinute: options.requestsAMinute ?? 3000,
    isHttps,
    publicOrigin: options.publicOrigin,
    pictureSource: options.config.mapTiles?.source,
  })
  await receiveUploads(app, { db: database.db, folders: foldersOf(options.config) })

  keepSignedBodies(app)

  const viewerOf = sessionReader(database.pool, options.keepsSessions ? sessionCache(options.live) : undefined)
  const { serve, served } = serveOn(app, database.db, { ...options, viewerOf })
  for (const feature of features) feature(serve)
  serveOpenApi(app, served)
  serveLive(app, options.live, viewerOf)
  const files = await openFiles(options.config, database.db)
  serveFiles(app, files, viewerOf)
  serveHealth(app, database.pool, files.store)
  if (options.webFolder) await serveWeb(app, options.webFolder, isApi, options.config.appEnv)
  else app.setNotFoundHandler(() => refuse('notFound'))
  return { app, endpoints: served as readonly Endpoint[] }
}

/** Requests that node:http rejects before Fastify sees them get an envelope too. */
const clientErrorHandler: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { answer } = new Refusal(error.code === 'HPE_HEADER_OVERFLOW' ? 'addressTooLong' : 'badRequest')
  const body = JSON.stringify(answer)
  socket.end(
    `HTTP/1.1 ${answer.code} ${answer.status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
