import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { copyOut, sequencesOf, tablesOf } from './database-copy.ts'
import { copyFiles } from './files-copy.ts'
import { type Manifest, manifestName, tableFile } from './manifest.ts'

type Say = (line: string) => void

/**
 * The database as one transaction sees it, then the files: none is ever changed, so those the transaction knows are among them.
 * The server may go on working meanwhile. The folder bears its name only when everything is in it.
 */
export const backUp = async ({ pool }: Database, store: FileStore, to: string, say: Say = () => {}) => {
  const draft = `${to}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  await mkdir(dirname(to), { recursive: true })
  const client = await pool.connect()
  const manifest: Manifest = {
    format: 1,
    created_date: new Date().toISOString(),
    migrations: [],
    tables: [],
    sequences: [],
    files: [],
  }
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name')
    manifest.migrations = rows.map(({ name }) => name)
    for (const table of await tablesOf(client))
      manifest.tables.push(await copyOut(client, table, join(draft, tableFile(table.name))))
    manifest.sequences = await sequencesOf(client)
    say(`${manifest.tables.length} tables with ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
    manifest.files = await copyFiles(store, join(draft, 'files'))
    say(`${manifest.files.length} files`)
    await client.query('commit')
  } catch (error) {
    client.release(true)
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  client.release()
  await writeFile(join(draft, manifestName), JSON.stringify(manifest), { mode: 0o600, flush: true })
  await rename(draft, to).catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(`The backup could not be put at ${to}: ${error.message}`)
  })
  return manifest
}
