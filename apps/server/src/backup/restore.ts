import { join } from 'node:path'
import type pg from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { migrate, migrations } from '../db/migrate.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { filesFolderOf, folderMarkIn, writeMark } from '../platform/files/files-folder.ts'
import { copyIn, setSequence, tablesOf } from './database-copy.ts'
import { putFiles } from './files-copy.ts'
import { type Manifest, readManifest, tableFile, verify } from './manifest.ts'

type Say = (line: string) => void
type Place = { database: Database; store: FileStore; config: Pick<Config, 'dataDir' | 's3'> }

/** A whole backup into an empty database and its store. The next start brings an older one up to date. */
export const restore = async ({ database, store, config }: Place, from: string, say: Say = () => {}) => {
  const manifest = await readManifest(from)
  const known = new Set(migrations().map(({ name }) => name))
  if (manifest.migrations.some((name) => !known.has(name)))
    throw new CannotStart(`The backup in ${from} was made by a newer release: restore it with that one`)
  await requireEmpty(database.pool)
  say('comparing the backup with its fingerprints')
  await verify(from, manifest)
  await migrate(database.pool, () => {}, new Set(manifest.migrations))
  await load(database.pool, from, manifest)
  say(`${manifest.tables.length} tables with ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
  await putFiles(store, join(from, 'files'), manifest.files)
  const mark = await folderMarkIn(database.db)
  if (!config.s3 && mark) await writeMark(filesFolderOf(config), mark)
  say(`${manifest.files.length} files`)
  return manifest
}

const requireEmpty = async (pool: pg.Pool) => {
  const { rowCount } = await pool.query(`select from pg_tables where schemaname = 'public' limit 1`)
  if (rowCount)
    throw new CannotStart(
      'The database is not empty: restore into a new one (another DATA_DIR, or an empty DATABASE_URL)',
    )
}

type Foreign = { table: string; name: string; definition: string }
const foreignKeys = `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`

/** Those that fire whatever a session is set to: switched on like the others they would not. */
const alwaysFiring = `select tgrelid::regclass::text as "table", tgname as name from pg_trigger
  join pg_class on pg_class.oid = tgrelid where not tgisinternal and tgenabled = 'A' and relnamespace = 'public'::regnamespace`

/** All or nothing. Rules between tables are taken off while the rows come in, and judged again at the end. */
const load = async (pool: pg.Pool, from: string, { tables, sequences }: Manifest) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0')
    const foreign = (await client.query<Foreign>(foreignKeys)).rows
    const there = (await tablesOf(client)).map(({ name }) => `"${name}"`)
    const always = (await client.query<Omit<Foreign, 'definition'>>(alwaysFiring)).rows
    for (const { table, name } of foreign) await client.query(`alter table ${table} drop constraint "${name}"`)
    for (const table of there) await client.query(`alter table ${table} disable trigger user`)
    await client.query(`truncate ${there.join(', ')}`)
    for (const table of tables) {
      const rows = await copyIn(client, table, join(from, tableFile(table.name)))
      if (rows !== table.rows) throw new CannotStart(`${table.name} has ${rows} rows instead of ${table.rows}`)
    }
    for (const sequence of sequences) await setSequence(client, sequence)
    for (const table of there) await client.query(`alter table ${table} enable trigger user`)
    for (const { table, name } of always) await client.query(`alter table ${table} enable always trigger "${name}"`)
    for (const { table, name, definition } of foreign)
      await client.query(`alter table ${table} add constraint "${name}" ${definition}`)
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release(true)
  }
}
