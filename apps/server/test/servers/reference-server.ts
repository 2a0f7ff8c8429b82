import { afterAll } from 'vitest'
import { loadMasters } from '../../reference/load-masters.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { loadRegions } from '../../reference/load-regions.ts'
import { openDatabase } from '../../src/db/database.ts'
import { freshDatabase } from './fresh-database.ts'

export const quiet = () => {}

/** A database with the reference data of a new installation, and helpers to query it. Once per file. */
export const startReferenceServer = async () => {
  const { url, drop } = await freshDatabase()
  const server = openDatabase(url)
  afterAll(async () => {
    await server.close()
    await drop()
  })
  await loadReference(server, quiet)
  await loadMasters(server, quiet)
  await loadRegions(server, quiet)
  const ask = async (sql: string): Promise<any[]> => (await server.pool.query(sql)).rows
  const one = async (sql: string): Promise<any> => Object.values((await ask(sql))[0] ?? {})[0]
  return { server, ask, one }
}
