import { afterAll } from 'vitest'
import { loadMasters } from '../reference/load-masters.ts'
import { loadReference } from '../reference/load-reference.ts'
import { loadRegions } from '../reference/load-regions.ts'
import { openDatabase } from '../src/db/database.ts'
import { freshDatabase } from './fresh-database.ts'

export const quiet = () => {}

/** A database with all that a house begins with and nothing that happened in it, and questions to put to it. Once a file. */
export const openReferenceHouse = async () => {
  const { url, drop } = await freshDatabase()
  const house = openDatabase(url)
  afterAll(async () => {
    await house.close()
    await drop()
  })
  await loadReference(house, quiet)
  await loadMasters(house, quiet)
  await loadRegions(house, quiet)
  const ask = async (sql: string): Promise<any[]> => (await house.pool.query(sql)).rows
  const one = async (sql: string): Promise<any> => Object.values((await ask(sql))[0] ?? {})[0]
  return { house, ask, one }
}
