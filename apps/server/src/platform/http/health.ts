import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { pendingMigrations } from '../../db/migrate.ts'

/** `/health`: the process answers. `/ready`: it can also do its work. */
export const serveHealth = (app: FastifyInstance, pool: pg.Pool) => {
  const quiet = { logLevel: 'warn' as const, config: { rateLimit: false as const } }
  app.get('/health', quiet, async () => ({ status: 'up' }))
  app.get('/ready', quiet, async (_request, reply) => {
    const pending = await pendingMigrations(pool).catch(() => undefined)
    const isReady = pending?.length === 0
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      database: pending !== undefined,
      pending_migrations: pending ?? null,
    })
  })
}
