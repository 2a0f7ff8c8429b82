import { type Endpoint, type Envelope, isRead, type Page, type Parsed } from '@sejuk/contract/endpoint'
import type { FileAnswer } from '@sejuk/contract/fields'
import type { Viewer } from '@sejuk/domain/viewers'
import { permissionGate } from '@sejuk/domain/workflow'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { Actor } from './action-log.ts'
import { inOneTransaction } from './idempotency.ts'
import { parseInput } from './input.ts'
import type { Jobs } from './jobs.ts'
import { enforce } from './refuse.ts'
import type { ViewerOf } from './session.ts'

export type Ask<E extends Endpoint> = {
  db: Db
  viewer: Viewer
  actor: Actor
  input: Parsed<E>
  /** Work for after the answer, sent in the same transaction. */
  jobs: Jobs
  /** For the few that speak of cookies, headers or the connection. */
  request: FastifyRequest
  reply: FastifyReply
}
type Answer<E extends Endpoint> = {
  data: z.input<E['data']>
  /** Instead of the endpoint's own sentence. */
  message?: string
  page?: Page
  total?: number
  total_is_capped?: boolean
}
export type Serve = <E extends Endpoint>(endpoint: E, handle: (ask: Ask<E>) => Promise<Answer<E>>) => void
export type Feature = (serve: Serve) => void

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer
  }
}

const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

const actorOf = ({ viewer, ip, id }: FastifyRequest): Actor => ({
  usercode: viewer.usercode,
  username: viewer.username,
  via: viewer.login_from,
  ip,
  request_id: id,
})

/** Door, checks, one transaction, answer: what every endpoint shares, and nothing that one of them needs. */
export const serveOn = (app: FastifyInstance, db: NodePgDatabase, viewerOf: ViewerOf, jobs: Jobs) => {
  const served: Endpoint[] = []
  const serve: Serve = (endpoint, handle) => {
    served.push(endpoint)
    app.route({
      method: endpoint.method,
      url: routePath(endpoint.path),
      config: { endpoint },
      /** Before the body is read: a stranger cannot make us take 70 MB. */
      onRequest: async (request) => {
        request.viewer = await viewerOf(request, endpoint.needs)
        enforce(permissionGate(request.viewer.permission, endpoint.needs))
      },
      handler: async (request, reply) => {
        const { viewer } = request
        const input = parseInput(endpoint, request)
        /** The answer is checked before the commit: what we cannot say, we have not done. */
        const ask = async (within: Db): Promise<Envelope> => {
          const { data, message, ...rest } = await handle({
            db: within,
            viewer,
            actor: actorOf(request),
            input,
            jobs,
            request,
            reply,
          })
          const says = message ?? endpoint.says ?? (isRead(endpoint) ? 'Success' : 'Data saved successfully')
          return { code: '200', status: true, message: says, data: z.parse(endpoint.data, data), ...rest }
        }
        const answer = isRead(endpoint) ? await ask(db) : await inOneTransaction(db, request, input, ask)
        if (isFile(answer.data)) return sendFile(reply, answer.data)
        return reply.code(Number(answer.code)).send(answer)
      },
    })
  }
  return { serve, served }
}

const isFile = (data: unknown): data is FileAnswer => (data as FileAnswer | null)?.bytes instanceof Uint8Array

const sendFile = (reply: FastifyReply, { name, type, bytes }: FileAnswer) =>
  reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(bytes)
