import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { CannotStart } from '../cannot-start.ts'

const folder = new URL('../../migrations/', import.meta.url)
const lockKey = 7_350_121

const names = readdirSync(folder)
  .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  .sort()

/** Every migration of this build, in order. */
export const migrations = () => names.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Applies what is missing, each in a transaction of its own. Several processes may start at once: one works, the others wait. */
export const migrate = async (pool: pg.Pool, log: (line: string) => void = () => {}, only?: ReadonlySet<string>) => {
  const client = await pool.connect()
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
    const newer = rows.map(({ name }) => name).filter((name) => !names.includes(name))
    if (newer.length)
      throw new CannotStart(
        `This database belongs to a newer release (it has ${newer.sort().at(-1)}): start that release, or restore a backup from before it`,
      )
    for (const { name, text } of migrations()) {
      const hash = hashOf(text)
      const before = applied.get(name)
      if (before === hash || (only && !only.has(name))) continue
      if (before) throw new Error(`The migration ${name} was changed after it had been applied to this database`)
      log(`migrating: ${name}`)
      await client.query('begin')
      try {
        await client.query(text)
        await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
    }
  } finally {
    // Closing the connection gives the lock and its settings back, whatever happened.
    client.release(true)
  }
}

/** The names of migrations this database still lacks. */
export const pendingMigrations = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}
