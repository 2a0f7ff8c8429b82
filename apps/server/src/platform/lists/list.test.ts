import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { customers as t } from '../../db/tables/customers/customers.ts'
import { listPage } from './list.ts'

const { db, pool } = await startTestServer()
const many = 10_030

beforeAll(async () => {
  await db.execute(sql`insert into customers (customer_code, customer_name, dept_code, created_by)
    select 'C-' || lpad(n::text, 6, '0'), 'Toko ' || lpad((n % 97)::text, 3, '0'), case when n % 1000 = 0 then '713' else '705' end, 'U' from generate_series(1, ${many}) n`)
})

type Asked = Partial<Parameters<typeof listPage>[1]['input']>
const listOf = (input: Asked, where: SQL) => ({
  input: { page: 1, limit: 20, ...input },
  source: sql`${t}`,
  where,
  key: t.customer_code,
  sorts: { customer_name: t.customer_name, customer_code: t.customer_code, created_date: t.created_date },
  sort: 'customer_name' as const,
  fields: { code: t.customer_code, name: t.customer_name, phone_name: t.customer_name, created_date: t.created_date },
})
const context = (
  input: Asked,
  where = sql`true`,
  totals?: Parameters<typeof listPage>[1]['totals'],
  isInOrder = false,
  isMany = false,
) =>
  listPage(db, {
    totals,
    isInOrder,
    isMany,
    ...listOf(input, where),
  })
const expected = async (order: string, where = 'true') =>
  (
    await db.execute<{ c: string }>(sql.raw(`select customer_code c from customers where ${where} order by ${order}`))
  ).rows.map(({ c }) => c)
const codes = ({ data }: Awaited<ReturnType<typeof context>>) => data.map(({ code }) => code)

test('few: the total is exact and pages are cut by offset, from either end', async () => {
  const where = sql`${t.dept_code} = '713'`
  const all = await expected('customer_name, customer_code', "dept_code = '713'")
  const first = await context({ limit: 4 }, where)
  expect(first).toMatchObject({ total: 10, page: { current: 1, totalPages: 3 } })
  expect(first.total_is_capped).toBeUndefined()
  expect(codes(first)).toEqual(all.slice(0, 4))
  const last = await context({ limit: 4, page: -1 }, where)
  expect([codes(last), last.page.current]).toEqual([all.slice(8), 3])
  expect(codes(await context({ limit: 4, page: 9 }, where))).toEqual([])
})

test('an empty list is asked for once', async () => {
  const asked = vi.spyOn(pool, 'query')
  const empty = await context({}, sql`${t.dept_code} = 'none'`, { letters: sql`length(${t.customer_name})` })
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRestore()
  expect(empty).toMatchObject({ data: [], total: 0, totals: { letters: 0 }, page: { current: 1, totalPages: 1 } })
})

test('many: the total is capped until somebody wants it exactly', async () => {
  expect(await context({})).toMatchObject({ total: 10_000, total_is_capped: true, page: { totalPages: 500 } })
  expect(await context({ exact: true })).toMatchObject({ total: many })
  expect((await context({ exact: true })).total_is_capped).toBeUndefined()
})

test('many, as the caller has counted already: the same page, and the same exact total', async () => {
  const counted = (input: Asked) => context(input, undefined, undefined, false, true)
  for (const input of [{}, { page: 2 }, { page: -1 }, { exact: true }])
    expect(await counted(input)).toEqual(await context(input))
})

test('sums are of the whole filter on every page, and wait for the exact count where there are many', async () => {
  const amount = sql`length(${t.customer_name})`
  const asked = (input: Asked, where = sql`true`) => context(input, where, { letters: amount })
  const { rows } = await db.execute<{ letters: string }>(
    sql`select sum(${amount}) as letters from customers where dept_code = '713'`,
  )
  const few = sql`${t.dept_code} = '713'`
  const letters = Number(rows[0]?.letters)
  expect(letters).toBeGreaterThan(0)
  for (const page of [1, 2, -1]) expect(await asked({ limit: 4, page }, few)).toMatchObject({ totals: { letters } })
  expect(await asked({}, sql`false`)).toMatchObject({ total: 0, totals: { letters: 0 } })
  expect((await asked({})).totals).toBeUndefined()
  expect(await asked({ exact: true })).toMatchObject({ total: many, totals: { letters: many * 8 } })
  expect((await context({})).totals).toBeUndefined()
})

test.each(['customer_name', '-customer_name', 'customer_code', '-created_date'])(
  'many, by %s: cursors walk all rows once, forth and back',
  async (sort) => {
    const way = sort.startsWith('-') ? `${sort.slice(1)} desc, customer_code desc` : `${sort}, customer_code`
    const all = await expected(way)
    const limit = 100
    let page = await context({ sort, limit })
    const seen = codes(page)
    for (let n = 2; page.page.next; n++) {
      page = await context({ sort, limit, page: n, cursor: page.page.next })
      seen.push(...codes(page))
    }
    expect(seen).toEqual(all)
    const back = await context({ sort, limit, page: 100, cursor: page.page.previous })
    expect(codes(back)).toEqual(all.slice(9900, 10_000))
  },
)

test.each([{ page: 1 }, { page: 3 }, { page: -1 }, { page: 1, sort: '-created_date' }])(
  'a page that is read while the matches are counted is the same page: %o',
  async (input) => {
    for (const where of [sql`true`, sql`${t.dept_code} = '713'`, sql`false`]) {
      const asked = { limit: 4, ...input }
      expect(await context(asked, where, undefined, true)).toEqual(await context(asked, where))
    }
  },
)

test('the total comes later: with the rows while it costs nothing, otherwise when it is asked for alone', async () => {
  const few = sql`${t.dept_code} = '713'`
  const later = (input: Asked, where?: SQL, isInOrder = false) =>
    context({ limit: 4, ...input, total: 'later' }, where, undefined, isInOrder)
  const same = async (input: Asked) => codes(await context({ limit: 4, ...input }, few))
  expect(await later({}, few)).toMatchObject({ total: 10, page: { current: 1, totalPages: 3 } })
  // Read in its order, without being counted: a row beyond the page tells of the next one, the last page tells the total.
  const first = await later({}, few, true)
  expect([codes(first), first.total, first.page.totalPages]).toEqual([await same({}), undefined, 2])
  const second = await later({ page: 2, cursor: first.page.next }, few, true)
  expect([codes(second), second.total]).toEqual([await same({ page: 2 }), undefined])
  expect(codes(await later({ page: 1, cursor: second.page.previous }, few, true))).toEqual(codes(first))
  const last = await later({ page: 3 }, few, true)
  expect([codes(last), last.total, last.page.totalPages]).toEqual([await same({ page: 3 }), 10, 3])
  expect((await later({ page: -1 }, few, true)).page).toEqual({ current: 3, totalPages: 3, next: undefined })
  expect(await later({ page: 9 }, few, true)).toMatchObject({ data: [], page: { current: 9 } })
  expect(await later({}, sql`false`, true)).toMatchObject({ data: [], total: 0 })
  await expect(later({ page: 4000 }, sql`true`, true)).rejects.toMatchObject({ answer: { code: '406' } })
})

test('what is in order by parts is merged: each row once, page by page, forth and back, whatever the parts share', async () => {
  const parts = [sql`${t.dept_code} = '713'`, sql`${t.customer_code} < 'C-000031'`]
  const where = sql`(${parts[0]} or ${parts[1]})`
  const all = await expected('customer_name, customer_code', `(dept_code = '713' or customer_code < 'C-000031')`)
  const asked = (input: Asked) =>
    listPage(db, { ...listOf({ limit: 7, total: 'later', ...input }, where), isInOrder: true, parts })
  const first = await asked({})
  expect([codes(first), first.total]).toEqual([all.slice(0, 7), undefined])
  const second = await asked({ page: 2, cursor: first.page.next })
  expect(codes(second)).toEqual(all.slice(7, 14))
  expect(codes(await asked({ page: 1, cursor: second.page.previous }))).toEqual(all.slice(0, 7))
  expect(codes(await asked({ page: 4 }))).toEqual(all.slice(21, 28))
  expect(codes(await asked({ sort: '-customer_name' }))).toEqual(
    (
      await expected('customer_name desc, customer_code desc', `(dept_code = '713' or customer_code < 'C-000031')`)
    ).slice(0, 7),
  )
  expect((await asked({ page: 6 })).total).toBe(all.length)
})

test('the only part is told too: an index is found by it', async () => {
  const where = sql`${t.dept_code} = '713'`
  const unweighed = { isInOrder: true, parts: [where], besidePart: sql`true` }
  const found = await listPage(db, { ...listOf({ total: 'later' }, where), ...unweighed })
  expect(codes(found)).toEqual(await expected('customer_name, customer_code', "dept_code = '713'"))
})

test('what matched many is read without being counted again; its total is kept for seconds, for this very filter', async () => {
  const where = sql`${t.customer_code} > ${'C-000001'}`
  const asked = (input: Asked) => context(input, where, { letters: sql`length(${t.customer_name})` })
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now')
  expect(await asked({ total: 'later' })).toMatchObject({ total: 10_000, total_is_capped: true })
  clock.mockReturnValue(start + 5_000)
  const rows = await asked({ total: 'later' })
  expect([codes(rows), rows.total, rows.total_is_capped]).toEqual([codes(await asked({})), 10_000, true])
  clock.mockReturnValue(start + 120_000)
  const later = await asked({ total: 'later', page: 2, exact: true, group_by: 'name' })
  expect([codes(later), later.total, later.groups]).toEqual([codes(await asked({ page: 2 })), undefined, undefined])
  clock.mockReturnValue(start + 180_000)
  expect(codes(await asked({ total: 'later', page: -1 }))).toEqual(codes(await asked({ page: -1 })))
  const only = await asked({ total: 'only', exact: true, group_by: 'name' })
  expect(only).toMatchObject({ data: [], total: many - 1, totals: { letters: (many - 1) * 8 } })
  expect(only.groups?.rows).toHaveLength(30)
  await db.execute(
    sql`insert into customers (customer_code, customer_name, dept_code, created_by) values ('D', 'D', '705', 'U')`,
  )
  expect((await asked({ total: 'only', exact: true })).total).toBe(many - 1)
  expect((await context({ total: 'only', exact: true }, sql`${t.customer_code} > ${'C-000002'}`)).total).toBe(many - 1)
  clock.mockReturnValue(start + 240_000)
  expect((await asked({ total: 'only', exact: true })).total).toBe(many)
  expect(await asked({ total: 'only' })).toMatchObject({ total: 10_000, total_is_capped: true })
  await db.execute(sql`delete from customers where customer_code = 'D'`)
  clock.mockRestore()
})

test('a short list is counted anew each time, also alone and when others matched many with the same words', async () => {
  const branch = (dept: string) => sql`${t.dept_code} = ${dept}`
  for (let n = 0; n < 2; n++) {
    expect((await context({ total: 'later' }, branch('705'))).total).toBe(10_000)
    expect(await context({ total: 'later' }, branch('713'))).toMatchObject({ total: 10 })
    expect(await context({ total: 'only', limit: 4 }, branch('713'))).toEqual({
      data: [],
      total: 10,
      page: { current: 1, totalPages: 3 },
    })
  }
})

test('many: the last page and the one before it are found from the end', async () => {
  const all = await expected('customer_name, customer_code')
  const last = await context({ page: -1 })
  expect(codes(last)).toEqual(all.slice(-20))
  expect(last.page.next).toBeUndefined()
  expect(codes(await context({ page: -2 }))).toEqual(all.slice(-40, -20))
  expect(codes(await context({ page: -2, cursor: last.page.previous }))).toEqual(all.slice(-40, -20))
})

test('many: a page reached by jumping equals the one reached by walking; one too deep says so', async () => {
  const all = await expected('customer_name, customer_code')
  expect(codes(await context({ page: 500 }))).toEqual(all.slice(9980, 10_000))
  await expect(context({ page: 600 })).rejects.toMatchObject({
    answer: { code: '406', errors: { page: [expect.any(String)] } },
  })
})

test.each(['x', 'bm90IGpzb24', Buffer.from('["other","after","a","b"]').toString('base64url')])(
  'a forged cursor (%s) is refused',
  async (cursor) => {
    await expect(context({ cursor })).rejects.toMatchObject({
      answer: { code: '406', errors: { cursor: [expect.any(String)] } },
    })
  },
)

test('a list is counted and added up by one of its columns, the largest first, and not by what is masked', async () => {
  const few = sql`${t.dept_code} = '713'`
  const { groups } = await context({ group_by: 'name' }, few, { letters: sql`length(${t.customer_name})` })
  expect(groups).toMatchObject({ by: 'name', is_too_many: false, others: 0 })
  expect(groups?.rows.reduce((sum, { n }) => sum + n, 0)).toBe(10)
  expect(groups?.rows[0]).toEqual({ value: expect.stringMatching(/^Toko/), n: 1, sums: { letters: 8 } })
  const all = (await context({ group_by: 'name' })).groups
  expect([all?.rows.length, all?.rows[0]?.n, all?.others]).toEqual([30, 104, many - 30 * 104])
  const months = (await context({ group_by: 'created_date' }, few)).groups
  expect(months?.rows).toEqual([{ value: expect.stringMatching(/^\d{4}-\d{2}$/), n: 10, sums: {} }])
  for (const group_by of ['phone_name', 'code', 'nothing', 'constructor'])
    expect((await context({ group_by })).groups).toBeUndefined()
})
