import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Db } from '../src/db/database.ts'
import { referenceVersions } from '../src/db/tables/platform/reference-versions.ts'

const lockKey = 7_350_122

/** What is given of one kind: the codes, and the print of all there is to it. */
export type Part = { codes: string[]; hash: string }
export type Parts = Record<string, Part>

export const stamp = (codes: string[], content: unknown): Part => ({
  codes,
  hash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
})

const stampsOf = async (db: Db) =>
  new Map((await db.select().from(referenceVersions)).map(({ name, ...given }) => [name, given]))
export type Stamps = Awaited<ReturnType<typeof stampsOf>>

const isGiven = (stamps: Stamps, parts: Parts) =>
  Object.entries(parts).every(([name, { hash }]) => stamps.get(name)?.hash === hash)

/** Gives what this build has and the database has not seen; of several processes one does it, the others wait and find it done. */
export const loadOnce = async ({ db }: Database, parts: Parts, give: (tx: Db, stamps: Stamps) => Promise<void>) => {
  if (isGiven(await stampsOf(db), parts)) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    const stamps = await stampsOf(tx)
    if (isGiven(stamps, parts)) return
    await give(tx, stamps)
    await remember(tx, parts, stamps)
  })
}

/** Whether a code was never given to this database. One given before and now missing was removed on purpose. */
export const neverGiven = (stamps: Stamps, name: string) => {
  const given = new Set(stamps.get(name)?.codes)
  return (code: string | number) => !given.has(String(code))
}

export const addMissing = async <T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]) =>
  rows.length ? db.insert(table).values(rows).onConflictDoNothing().returning() : []

const remember = async (db: Db, parts: Parts, stamps: Stamps) => {
  for (const [name, { hash, codes }] of Object.entries(parts)) {
    const row = { hash, codes: [...new Set([...(stamps.get(name)?.codes ?? []), ...codes])] }
    await db
      .insert(referenceVersions)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: referenceVersions.name, set: row })
  }
}
