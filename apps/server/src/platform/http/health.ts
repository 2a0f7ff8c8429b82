import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { getTableName } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { pendingMigrations } from '../../db/migrate.ts'
import { writeChecks } from '../../db/tables/platform/write-checks.ts'
import type { FileStore } from '../files/file-store.ts'

/** A proxy asks every second or so; the disks are not asked as often. */
const goodFor = 5000
const note = `insert into ${getTableName(writeChecks)} (id, checked_date) values (1, now()) on conflict (id) do update set checked_date = now()`

/** Can the database and the store of files be written, not only read? */
const writability = (pool: pg.Pool, store: FileStore) => {
  const ask = async () => {
    const key = `ready/${randomUUID()}`
    const database = await pool.query(note).then(
      () => true,
      () => false,
    )
    const files = await store
      .write(key, Readable.from([Buffer.from('ready')]), 5)
      .then(() => store.remove(key))
      .then(
        () => true,
        () => false,
      )
    return { database, files }
  }
  let last: { at: number; answer: ReturnType<typeof ask> } | undefined
  return () => {
    if (!last || Date.now() - last.at > goodFor) last = { at: Date.now(), answer: ask() }
    return last.answer
  }
}

/** `/health`: the process answers. `/ready`: it can also do its work. */
export const serveHealth = (app: FastifyInstance, pool: pg.Pool, store: FileStore) => {
  const quiet = { logLevel: 'warn' as const, config: { rateLimit: false as const } }
  const isWritable = writability(pool, store)
  app.get('/health', quiet, async () => ({ status: 'up' }))
  app.get('/ready', quiet, async (_request, reply) => {
    const pending = await pendingMigrations(pool).catch(() => undefined)
    const writable = pending ? await isWritable() : { database: false, files: false }
    const isReady = pending?.length === 0 && writable.database && writable.files
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      database: pending !== undefined,
      writable,
      pending_migrations: pending ?? null,
    })
  })
}
