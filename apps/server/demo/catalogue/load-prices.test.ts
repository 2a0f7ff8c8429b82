import { pricesOverlap } from '@sejuk/domain/catalogue/prices'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { loadMasters } from '../../reference/load-masters.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { pricesForCustomer } from '../../src/business/catalogue/prices.ts'
import { openDatabase } from '../../src/db/database.ts'
import { items } from '../../src/db/tables/catalogue/items.ts'
import { itemPrices } from '../../src/db/tables/catalogue/prices.ts'
import { customers } from '../../src/db/tables/customers/customers.ts'
import { freshDatabase } from '../../test/servers/fresh-database.ts'
import { seededRandom } from '../makers/random.ts'
import { loadPrices } from './load-prices.ts'

const today = '2026-11-14'
const quiet = () => {}
const { url, drop } = await freshDatabase()
const database = openDatabase(url)
const { db, pool } = database
await loadReference(database, quiet)
await loadMasters(database, quiet)
const client = await pool.connect()
const size = { customers: 0, addresses: 0, shops: 0 }
await loadPrices(client, { random: seededRandom('item-prices'), today, size, say: quiet })
client.release()
afterAll(async () => {
  await database.close()
  await drop()
})

test('every item has exactly one price of each list on each day, with history', async () => {
  const prices = await db.select().from(itemPrices)
  const byItem = Map.groupBy(prices, ({ item_code }) => item_code)
  expect(byItem.size).toBe(await db.$count(items))
  for (const of of byItem.values())
    for (const one of of) for (const other of of) expect(pricesOverlap(one, other)).toBe(false)
  const agreed = prices.filter(({ status }) => status === 'Approved')
  expect(agreed.every(({ created_by, approved_by }) => approved_by && approved_by !== created_by)).toBe(true)
  expect(new Set(prices.map(({ status }) => status))).toEqual(new Set(['Approved', 'Submitted', 'Draft', 'Rejected']))
})

test('a gold customer of the branch pays less, and less still from ten units on', async () => {
  const known = { customer_name: 'PT Sinar', created_by: 'X', dept_code: '705' }
  await db.insert(customers).values([
    { ...known, customer_code: 'G', customer_level: 'GOLD' },
    { ...known, customer_code: 'N' },
    { ...known, customer_code: 'E', dept_code: '713' },
  ])
  const [item] = await db.select().from(items).where(eq(items.item_type, 'Finished Goods - Set')).limit(1)
  const item_code = item?.item_code ?? ''
  const paid = async (customer_code: string, quantity: number) => {
    const found = await pricesForCustomer(db, { customer_code, day: today, lines: [{ item_code, quantity }] })
    return found?.[0]?.found?.price_include_tax ?? 0
  }
  const paying = [await paid('G', 10), await paid('G', 1), await paid('N', 1), await paid('E', 1)]
  expect(paying).toEqual(paying.toSorted((a, b) => a - b))
  expect(new Set(paying).size).toBe(4)
})
