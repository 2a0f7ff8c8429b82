import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'

/**
 * JSON lines. A request is logged by its route, never by its URL: URLs and bodies contain names and phones. The id is
 * ours, or a proxy's if it is well-formed.
 */
export const logging = (level: string): FastifyServerOptions => ({
  logger: {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ status: reply.statusCode, usercode: reply.request?.viewer?.usercode || undefined }),
    },
  },
  genReqId: ({ headers }) => {
    const given = headers['x-request-id']
    return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  },
})
