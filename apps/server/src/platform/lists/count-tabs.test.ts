import { countCap } from '@sejuk/domain/list-count'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { customers as t } from '../../db/tables/customers/customers.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { countTabs } from './count-tabs.ts'

const { db, pool } = await startTestServer()
const isActive = eq(t.status, 'Approved')

/** So late that nothing counted before is believed. */
const muchLater = () => clock.mockReturnValue(Date.now() + 60_000)
const clock = vi.spyOn(Date, 'now')
afterAll(() => clock.mockRestore())

beforeAll(async () => {
  await db.execute(sql`insert into customers (customer_code, customer_name, dept_code, status, created_by)
    select 'C-' || n, case when n % 100 = 0 then 'Toko' else 'Rumah' end, case when n % 1000 = 0 then '713' else '705' end,
      case when n <= ${countCap} + 200 then 'Approved' else 'Draft' end, 'U' from generate_series(1, ${countCap} + 500) n`)
})

const count = async (where?: SQL, isIndexed = false) => {
  const asked = vi.spyOn(pool, 'query')
  const tabs = ['All', 'Active', 'Draft', 'Deleted', 'Away'] as const
  const behind = { All: undefined, Active: isActive, Draft: eq(t.status, 'Draft'), Deleted: eq(t.status, 'Deleted') }
  const countOf = await countTabs(db, {
    tabs,
    behind: (tab) => (tab === 'Away' ? eq(departments.dept_name, 'Branch 713') : behind[tab]),
    source: sql`${t} join ${departments} on ${eq(departments.dept_code, t.dept_code)}`,
    own: sql`${t}`,
    where,
    isIndexed,
  })
  const requests = asked.mock.calls.length
  asked.mockRestore()
  return { requests, ...Object.fromEntries(tabs.map((tab) => [tab, countOf(tab)])) }
}
const exactly = (n: number) => ({ count: n, is_capped: false })
const many = { count: countCap, is_capped: true }

test('a tab is not counted beyond the cap, and those with fewer are exact', async () => {
  const counted = { requests: 1, All: many, Active: many, Draft: exactly(300), Deleted: exactly(0), Away: exactly(10) }
  expect(await count()).toEqual(counted)
  muchLater()
  expect(await count(sql`true`)).toEqual(counted)
})

test('what has more than are counted is not counted again for seconds; the others are', async () => {
  muchLater()
  expect(await count()).toMatchObject({ requests: 1, Active: many, Draft: exactly(300) })
  await db.execute(sql`update customers set status = case status when 'Approved' then 'Deleted' else 'Approved' end`)
  expect(await count()).toMatchObject({ requests: 1, All: many, Active: many, Draft: exactly(0), Deleted: many })
  muchLater()
  expect(await count()).toMatchObject({ requests: 1, Active: exactly(300), Deleted: many })
  await db.execute(sql`update customers set status = case status when 'Deleted' then 'Approved' else 'Draft' end`)
})

test('where every tab has more, nothing is asked', async () => {
  const asked = { tabs: ['All'] as const, behind: () => isActive, source: sql`${t}`, where: undefined }
  await countTabs(db, asked)
  const requests = vi.spyOn(pool, 'query')
  const countOf = await countTabs(db, asked)
  expect([countOf('All'), requests.mock.calls.length]).toEqual([many, 0])
  requests.mockRestore()
})

test('a scope that holds many is gathered no further than the cap', async () => {
  const where = eq(t.dept_code, '705')
  const counted = { All: many, Active: many, Draft: exactly(300), Deleted: exactly(0), Away: exactly(0) }
  expect(await count(where)).toEqual({ requests: 2, ...counted })
  muchLater()
  // That it holds many is remembered.
  expect(await count(where)).toEqual({ requests: 1, ...counted })
  muchLater()
  expect(await count(where, true)).toEqual({ requests: 1, ...counted })
})

test('what a filter leaves few of is read once for all tabs', async () => {
  const counted = { All: exactly(105), Active: exactly(102), Draft: exactly(3), Deleted: exactly(0), Away: exactly(10) }
  expect(await count(eq(t.customer_name, 'Toko'))).toEqual({ requests: 1, ...counted })
})

test('as many as are counted are still exact', async () => {
  muchLater()
  await db.execute(
    sql`update customers set status = 'Draft' where customer_code in (select 'C-' || n from generate_series(${countCap} + 1, ${countCap} + 200) n)`,
  )
  expect(await count()).toMatchObject({ Active: exactly(countCap), Draft: exactly(500) })
  await db.execute(sql`update customers set status = 'Approved' where customer_code = ${`C-${countCap + 1}`}`)
  expect(await count()).toMatchObject({ Active: many, Draft: exactly(499) })
})
