import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../http/refuse.ts'
import { sessionHashOf, type ViewerOf } from '../session/session.ts'
import type { Live } from './live.ts'

/** Tabs share one; where they cannot, each has its own. More are nobody's browser. */
const mostStreams = 6

/** `GET /api/events`: server-sent events for one session. It says little; the browser then asks the ordinary endpoints. */
export const serveLive = (app: FastifyInstance, live: Live, viewerOf: ViewerOf) => {
  app.get('/api/events', { config: { rateLimit: false } }, async (request, reply) => {
    const { usercode } = await viewerOf(request, 'signed-in')
    const session_hash = sessionHashOf(request)
    if (live.listening(session_hash) >= mostStreams) refuse('tooMany')
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // Once ended, it is not kept for another request: a server that stops would wait for it.
      connection: 'close',
      'x-request-id': request.id,
    })
    reply.raw.write('retry: 3000\n\n')
    const leave = live.listen({ usercode, session_hash, reply })
    request.raw.on('close', leave)
  })
}
