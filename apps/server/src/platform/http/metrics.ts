import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { refuse } from './refuse.ts'
import { isFromThisMachine } from './this-machine.ts'

/** What Prometheus reads: how long requests take by route, how busy the pool is, what the process uses. */
export const measure = (app: FastifyInstance, pool: pg.Pool, token?: string) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'sejuk_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'code'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'sejuk_pool_connections',
    help: 'Connections of the database pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, code: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { logLevel: 'warn', config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request, token)) refuse('noPermission')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

/** With a token configured: for its bearer. Without: only from this machine itself, not through its proxy. */
const mayRead = (request: FastifyRequest, token?: string) => {
  if (!token) return isFromThisMachine(request)
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
