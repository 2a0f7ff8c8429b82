import type { Endpoint, Envelope, ListGroups, Page, Parsed } from '@sejuk/contract/endpoint'
import { type FileAnswer, redirectAnswer } from '@sejuk/contract/fields'
import { isRead } from '@sejuk/contract/methods'
import { viewerGate } from '@sejuk/domain/masters/staff'
import { because, type Message, type Said } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { messageOf, textOf } from '@sejuk/words/english'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Offers } from '../offers.ts'
import type { Actor } from '../records/action-log.ts'
import type { ViewerOf } from '../session/session.ts'
import { sendWithEtag } from './etag.ts'
import { savedAs } from './file-headers.ts'
import { inOneTransaction } from './idempotency.ts'
import { parseInput } from './input.ts'
import { enforce } from './refuse.ts'

export type RequestContext<E extends Endpoint> = {
  db: Db
  viewer: Viewer
  actor: Actor
  input: Parsed<E>
  /** Work for after the answer, sent in the same transaction. */
  jobs: Jobs
  config: Config
  offers: Offers
  /** For the few that speak of cookies, headers or the connection. */
  request: FastifyRequest
  reply: FastifyReply
}
/** With the whole database: every step commits by itself. */
export type StepwiseContext<E extends Endpoint> = Omit<RequestContext<E>, 'db'> & { db: NodePgDatabase }
type Answer<E extends Endpoint> = {
  data: z.input<E['data']>
  /** Instead of the endpoint's own sentence. */
  message?: Message | string
  page?: Page
  total?: number
  total_is_capped?: boolean
  totals?: Record<string, number>
  groups?: ListGroups
  /** What the specification puts beside `data`. */
  beside?: Record<string, unknown>
}
export type Serve = {
  <E extends Endpoint>(endpoint: E, handle: (context: RequestContext<E>) => Promise<Answer<E>>): void
  /** For the few that must remember something although they refuse, such as a wrong password. */
  inSteps: <E extends Endpoint>(endpoint: E, handle: (context: StepwiseContext<E>) => Promise<Answer<E>>) => void
  /**
   * For uploads: the file is read, validated or stored before the transaction begins, so that no connection waits for
   * it.
   */
  afterReading: <E extends Endpoint, Read>(
    endpoint: E,
    read: (context: StepwiseContext<E>) => Promise<Read>,
    handle: (context: RequestContext<E>, read: Read) => Promise<Answer<E>>,
  ) => void
}
export type Feature = (serve: Serve) => void

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer
  }
}

const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

const actorOf = ({ viewer, ip, id, headers }: FastifyRequest): Actor => ({
  usercode: viewer.usercode,
  username: viewer.username,
  via: viewer.login_from,
  ip,
  request_id: id,
  user_agent: (headers['user-agent'] ?? '').slice(0, 300),
})

type Means = { viewerOf: ViewerOf; jobs: Jobs; config: Config; offers: Offers }

/** What every endpoint shares: authentication, checks, one transaction, the answer. */
export const serveOn = (app: FastifyInstance, db: NodePgDatabase, { viewerOf, jobs, config, offers }: Means) => {
  const served: Endpoint[] = []
  const serveWith = <E extends Endpoint, D extends Db, Read>(
    endpoint: E,
    read: (context: StepwiseContext<E>) => Promise<Read>,
    handle: (context: Omit<RequestContext<E>, 'db'> & { db: D }, read: Read) => Promise<Answer<E>>,
    act: (request: FastifyRequest, input: unknown, context: (db: D) => Promise<Envelope>) => Promise<Envelope>,
  ) => {
    served.push(endpoint)
    app.route({
      method: endpoint.method,
      url: routePath(endpoint.path),
      config: { endpoint },
      // Nobody asks for the head of an answer alone; it would be a second route for every read.
      exposeHeadRoute: false,
      /** Before the body is read: a stranger cannot make us take 70 MB. */
      onRequest: async (request) => {
        request.viewer = await viewerOf(request, endpoint.needs)
        enforce(viewerGate(request.viewer, endpoint.needs))
      },
      handler: async (request, reply) => {
        const { viewer } = request
        const input = parseInput(endpoint, request)
        const asked = { viewer, actor: actorOf(request), input, jobs, config, offers, request, reply }
        const found = await read({ ...asked, db })
        /** The answer is validated before the commit: an invalid one rolls the write back. */
        const context = async (within: D): Promise<Envelope> => {
          const { data, message, beside, ...rest } = await handle({ ...asked, db: within }, found)
          const says = message ?? endpoint.says ?? (isRead(endpoint) ? 'Success' : because('data-saved-successfully'))
          const success = endpoint.tellsSuccess && { success: true, errors: {} }
          const told = { code: '200', status: true, ...toldAs(says), ...success }
          return { ...told, data: z.parse(endpoint.data, data), ...rest, ...beside }
        }
        const answer = await act(request, input, context)
        if (isRedirect(endpoint)) return reply.redirect(locationOf(answer), 302)
        if (isFile(answer.data)) return sendFile(reply, answer.data)
        if (endpoint.keep && endpoint.method === 'GET') return sendWithEtag(request, reply, answer, endpoint.keep)
        return reply.code(Number(answer.code)).send(answer)
      },
    })
  }
  const inSteps: Serve['inSteps'] = (endpoint, handle) =>
    serveWith(endpoint, nothingFirst, handle, (_request, _input, context) => context(db))
  const afterReading: Serve['afterReading'] = (endpoint, read, handle) =>
    serveWith(endpoint, read, handle, (request, input, context) =>
      isRead(endpoint) ? context(db) : inOneTransaction(db, request, input, context),
    )
  const serve = <E extends Endpoint>(endpoint: E, handle: (context: RequestContext<E>) => Promise<Answer<E>>) =>
    afterReading(endpoint, nothingFirst, handle)
  return { serve: Object.assign(serve, { inSteps, afterReading }) as Serve, served }
}

/** A success as text, and by code where it has one. */
const toldAs = (said: Said) => {
  const message = messageOf(said)
  return { message: textOf(said), ...(message ? { because: message } : {}) }
}

const nothingFirst = async () => undefined

const isRedirect = ({ data }: Endpoint) => data === redirectAnswer
const locationOf = ({ data }: Envelope) => (data as z.output<typeof redirectAnswer>).location

const isFile = (data: unknown): data is FileAnswer => (data as FileAnswer | null)?.bytes instanceof Uint8Array

const sendFile = (reply: FastifyReply, { name, type, bytes }: FileAnswer) =>
  reply.header('content-type', type).header('content-disposition', savedAs(name)).send(bytes)
