import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { customers as t } from '../../db/tables/customers/customers.ts'
import { containsText } from './search.ts'

const { db } = await startTestServer()

beforeAll(async () => {
  const names = ['Andalas Jaya', 'CV Sinar (Andalan)', 'Bandung Sejuk', 'Toko Dian', 'Jaya Abadi/Andi', 'A_b 50% Off']
  for (const [n, name] of names.entries())
    await db.execute(sql`insert into customers (customer_code, customer_name, dept_code, created_by)
      values (${`C-00${n}`}, ${name}, '705', 'U')`)
  await db.execute(sql`insert into customers (customer_code, customer_name, dept_code, created_by)
    select 'M-' || n, 'Toko Maju ' || n, '705', 'U' from generate_series(1, 3000) n`)
  await db.execute(sql`insert into customers (customer_code, customer_name, dept_code, created_by)
    select 'Z-' || n, 'Zamrud ' || n, '705', 'U' from generate_series(1, 5) n`)
  await db.execute(sql`analyze customers`)
})

const found = async (text: string) => {
  const where = containsText(text, t.customer_name, t.customer_code) ?? sql`true`
  const { rows } = await db.execute<{ n: string }>(sql`select customer_name n from ${t} where ${where} order by 1`)
  return rows.map(({ n }) => n)
}

test.each<[string, string[]]>([
  ['an', ['Andalas Jaya', 'CV Sinar (Andalan)', 'Jaya Abadi/Andi']],
  ['AND', ['Andalas Jaya', 'CV Sinar (Andalan)', 'Jaya Abadi/Andi']],
  ['jaya and', ['Andalas Jaya', 'Jaya Abadi/Andi']],
  ['and jaya', ['Andalas Jaya', 'Jaya Abadi/Andi']],
  ['(andalan', ['CV Sinar (Andalan)']],
  ['ung', []],
  ['C-003', ['Toko Dian']],
  ['dian C-003', ['Toko Dian']],
  ['a_b', ['A_b 50% Off']],
  ['50%', ['A_b 50% Off']],
])('%s finds the rows with words that begin so', async (text, names) => {
  expect(await found(text)).toEqual(names)
})

test('signs alone narrow nothing', async () => {
  for (const text of ['', ' ', '.*', '%', '\\']) expect(await found(text)).toHaveLength(3011)
})

test('each further letter narrows, from the first one on', async () => {
  const word = fc.constantFrom('Andalas', 'Jaya', 'C-004', 'Abadi/Andi', 'a(b', '\\', '50%', 'Zamrud 3', "o'[x]")
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 3 }), async (words) => {
      const text = words.join(' ')
      let before = new Set(await found(''))
      for (let end = 1; end <= text.length; end++) {
        const now = await found(text.slice(0, end))
        expect(now.every((name) => before.has(name))).toBe(true)
        before = new Set(now)
      }
    }),
    { numRuns: 10 },
  )
})

/** Of a few rows reading all may be cheaper, whatever index there is. */
const addMany = () =>
  db.execute(sql`insert into customers (customer_code, customer_name, dept_code, created_by)
    select 'N-' || n, 'Toko Megah ' || n, '705', 'U' from generate_series(1, 40000) n on conflict do nothing`)

test.each(['z', 'za', 'zam'])('%s is looked up in the index, not in every row', async (text) => {
  await addMany()
  await db.execute(sql`analyze customers`)
  const where = containsText(text, t.customer_name) ?? sql`true`
  const plan = await db.transaction(async (within) => {
    await within.execute(sql`set local enable_seqscan = off`)
    return within.execute<{ 'QUERY PLAN': object }>(
      sql`explain (analyze, format json, timing off) select 1 from ${t} where ${where}`,
    )
  })
  const written = JSON.stringify(plan.rows[0]?.['QUERY PLAN'])
  expect(written).toContain('Bitmap Index Scan')
  const visited = [...written.matchAll(/"Actual Rows":\s*([\d.]+)/g)].map(([, rows]) => Number(rows))
  expect(Math.max(...visited)).toBe(5)
})
