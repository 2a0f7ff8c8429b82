import { createHash } from 'node:crypto'
import type { Envelope } from '@sejuk/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { idempotencyKeys as t } from '../../db/tables/platform/idempotency-keys.ts'
import { answerTo, isWorthRepeating } from './faults.ts'
import { refuse } from './refuse.ts'

type Do = (db: Db) => Promise<Envelope>
const attempts = 3

/** Every write is one transaction. Two that waited for each other are done again, since neither has happened. */
export const inOneTransaction = async (
  db: NodePgDatabase,
  request: FastifyRequest,
  input: unknown,
  act: Do,
): Promise<Envelope> => {
  const key = keyOf(request)
  const once: Do = key ? (within) => firstAnswer(within, request, key, input, act) : act
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(once)
    } catch (error) {
      if (attempt === attempts || !isWorthRepeating(error)) throw error
    }
  }
}

/** Only signed-in users can repeat a request. */
const keyOf = ({ headers, viewer }: FastifyRequest) => {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !viewer.usercode) return undefined
  return /^[\w-]{8,100}$/.test(key) ? key : refuse('badRequest', { message: 'The Idempotency-Key is not valid' })
}

/**
 * The key's row is inserted first, in the same transaction: of two concurrent requests with one key the second waits
 * and returns the first's answer. A refusal is an answer too: the write is rolled back to a savepoint and the refusal
 * stored; a fault stores nothing.
 */
const firstAnswer = async (
  db: Db,
  request: FastifyRequest,
  key: string,
  input: unknown,
  act: Do,
): Promise<Envelope> => {
  const { usercode } = request.viewer
  const request_hash = await hashOf(request, input)
  const [taken] = await db
    .insert(t)
    .values({ usercode, key, request_hash })
    .onConflictDoNothing()
    .returning({ key: t.key })
  const itself = and(eq(t.usercode, usercode), eq(t.key, key))
  if (!taken) {
    const [first] = await db.select().from(t).where(itself)
    if (first?.request_hash !== request_hash)
      refuse('conflict', { message: 'This Idempotency-Key was used for another request' })
    return first.answer as Envelope
  }
  await db.execute(sql`savepoint attempt`)
  const answer = await act(db).catch(async (error): Promise<Envelope> => {
    const refusal = answerTo(error)
    if (isWorthRepeating(error) || Number(refusal.code) >= 500) throw error
    await db.execute(sql`rollback to savepoint attempt`)
    return refusal
  })
  await db.update(t).set({ answer }).where(itself)
  return answer
}

const hashOf = async ({ method, routeOptions }: FastifyRequest, input: unknown) => {
  const hash = createHash('sha256').update(`${method} ${routeOptions.url}\n`)
  const files = Object.entries(input as object).filter((entry): entry is [string, File] => entry[1] instanceof File)
  hash.update(JSON.stringify(input))
  for (const [name, file] of files) hash.update(name).update(new Uint8Array(await file.arrayBuffer()))
  return hash.digest('base64url')
}
