import { makesCircle, type Replacement } from '@sejuk/domain/catalogue/replacements'
import { afterAll, expect, test } from 'vitest'
import { loadMasters } from '../../reference/load-masters.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { openDatabase } from '../../src/db/database.ts'
import { itemReplacements } from '../../src/db/tables/catalogue/item-replacements.ts'
import { itemToolRows, itemToolRuns } from '../../src/db/tables/catalogue/item-tools.ts'
import { items } from '../../src/db/tables/catalogue/items.ts'
import { freshDatabase } from '../../test/servers/fresh-database.ts'
import { seededRandom } from '../makers/random.ts'
import { itemChanges } from './item-changes.ts'

const quiet = () => {}
const { url, drop } = await freshDatabase()
const database = openDatabase(url)
const { db, pool } = database
await loadReference(database, quiet)
await loadMasters(database, quiet)
const client = await pool.connect()
const size = { customers: 0, addresses: 0, shops: 0 }
await itemChanges.load(client, { random: seededRandom('item-changes'), today: '2026-11-14', size, say: quiet })
client.release()
afterAll(async () => {
  await database.close()
  await drop()
})

test('no replacement leads back, and the next one gets a number of its own', async () => {
  const pairs: Replacement[] = await db.select().from(itemReplacements)
  expect(pairs.length).toBe(8)
  for (const pair of pairs) {
    const others = pairs.filter((one) => one !== pair)
    if (pair.direction === 'one-way') expect(makesCircle(others, pair)).toBe(false)
  }
  const [added] = await db
    .insert(itemReplacements)
    .values({ ...pairs[0]!, valid_from: '2099-01-01', replace_code: undefined, created_by: 'x', create_user_name: 'x' })
    .returning()
  expect(added?.replace_code).toBe('IR-0009')
})

test('what is done stands in the items, and what waits or was rejected would change them', async () => {
  const runs = new Map((await db.select().from(itemToolRuns)).map((run) => [run.run_code, run]))
  expect([...runs.values()].map(({ status }) => status).toSorted()).toEqual(['Done', 'Rejected', 'Submitted'])
  const known = new Map((await db.select().from(items)).map((item) => [item.item_code, item]))
  const rows = await db.select().from(itemToolRows)
  expect(rows.length).toBe(11)
  for (const { run_code, record_code, before, after } of rows) {
    expect(before).not.toEqual(after)
    const isDone = runs.get(run_code)?.status === 'Done'
    expect(known.get(record_code)).toMatchObject((isDone ? after : before) ?? {})
  }
})
