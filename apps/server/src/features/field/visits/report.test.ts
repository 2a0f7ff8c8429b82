import { randomUUID } from 'node:crypto'
import * as contract from '@sejuk/contract/field/visit-reports'
import { expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { visitCollections, visitPlans, visitStops, visits } from '../../../db/tables/field/visits.ts'

const { db, as } = await startTestServer()
const boss = await as(undefined, { username: 'Bambang' })
const dimas = await as(['Visit-Customer-Report'], { username: 'Dimas', view_data: 'View_Data_Salesman' })
await db.insert(customers).values(customerRow({ customer_code: 'C-1' }))
const shop = (shop_code: string, shop_class: 'A' | 'B') => ({
  ...{ shop_code, shop_name: shop_code, shop_class, customer_code: 'C-1', dept_code: '705', created_by: 'U-0' },
  salesman_code: dimas.usercode,
})
await db.insert(shops).values([shop('S-A', 'A'), shop('S-A2', 'A'), shop('S-B', 'B')])
const { usercode } = dimas
const [plan] = await db.insert(visitPlans).values({ usercode, dept_code: '705', plan_date: '2026-11-10' }).returning()
await db.insert(visitStops).values(
  ['S-A', 'S-A2'].map((shop_code, n) => ({
    plan_id: plan?.plan_id ?? 0,
    seq: n + 1,
    customer_code: 'C-1',
    shop_code,
  })),
)
const visit = (n: number, over: object = {}) => ({
  ...{ visit_code: `V-${n}`, client_uuid: randomUUID(), usercode, dept_code: '705', customer_code: 'C-1' },
  ...{ visit_date: '2026-11-10', is_planned: true, in_range: true, device_id: 'D', consent_version: 1 },
  ...{ in_at: `2026-11-10T0${n}:00:00Z`, in_at_device: `2026-11-10T0${n}:00:00Z`, out_at: `2026-11-10T0${n}:20:00Z` },
  ...{ minutes: 20, status: 'Approved' as const, in_lat: -6.2, in_lng: 106.8 + n / 100, shop_code: 'S-A' },
  ...over,
})
await db
  .insert(visits)
  .values([
    visit(1),
    visit(2, { is_planned: false, shop_code: 'S-B', minutes: 40 }),
    visit(3, { status: 'Rejected' }),
    visit(4, { status: 'Submitted', shop_code: 'S-A2' }),
  ])
await db.insert(visitCollections).values({
  ...{ collection_code: 'COL-1', client_uuid: randomUUID(), visit_code: 'V-1', usercode, dept_code: '705' },
  ...{ customer_code: 'C-1', amount: 5000, method: 'cash' },
})
const period = { from: '2026-11-01', to: '2026-11-30' }

test('people and days: planned, done, not planned, with what came of it', async () => {
  const { data } = await boss(contract.visitReport, period)
  expect(data).toMatchObject([
    {
      ...{ usercode, planned: 2, done: 2, unplanned: 1, hit_rate: 50, average_min: 30, collected_amount: 5000 },
      days: [{ date: '2026-11-10', planned: 2, done: 1, unplanned: 1 }],
    },
  ])
  expect(data[0].km).toBeGreaterThan(1)
  for (const sort of ['-done', 'planned'] as const)
    expect((await boss(contract.visitReport, { ...period, sort })).data, sort).toEqual(data)
  expect((await boss(contract.visitReport, { from: '2026-10-01', to: '2026-10-31' })).total).toBe(0)
})

test('the summary adds up to the same, and says how many shops of each class were seen', async () => {
  const { data } = await boss(contract.visitSummary, period)
  expect(data).toMatchObject({ planned: 2, done: 2, unplanned: 1, hit_rate: 50, collected_amount: 5000 })
  expect(data.days).toHaveLength(30)
  expect(data.classes).toEqual([
    { shop_class: 'A', shops: 2, visited: 1 },
    { shop_class: 'B', shops: 1, visited: 1 },
    { shop_class: 'C', shops: 0, visited: 0 },
  ])
})

test('a period that is too long or upside down is refused, and others see nothing of it', async () => {
  expect((await boss(contract.visitReport, { from: '2026-01-01', to: '2026-12-31' })).errors).toHaveProperty('to')
  expect((await boss(contract.visitSummary, { from: '2026-11-30', to: '2026-11-01' })).errors).toHaveProperty('to')
  expect((await dimas(contract.visitReport, period)).total).toBe(1)
  const budi = await as(['Visit-Customer-Report'], { view_data: 'View_Data_Salesman' })
  expect((await budi(contract.visitReport, period)).total).toBe(0)
  expect((await budi(contract.visitSummary, period)).data).toMatchObject({ planned: 0, done: 0 })
  expect((await budi(contract.visitWall, period)).total).toBe(0)
  expect((await (await as([]))(contract.visitReport)).code).toBe('403')
})

test('whoever only planned or only visited in these days is in the report, whoever did neither is not', async () => {
  const branch = await as(['Visit-Customer-Report'], { view_data: 'View_Data_My_Branch' })
  const [sari, tono] = [await as([], { username: 'Sari' }), await as([], { username: 'Tono' })]
  const days = { from: '2026-09-01', to: '2026-09-10' }
  await db
    .insert(visitPlans)
    .values(['2026-08-31', '2026-09-10'].map((plan_date) => ({ usercode: sari.usercode, dept_code: '705', plan_date })))
  const visited = { usercode: tono.usercode, is_planned: false }
  await db
    .insert(visits)
    .values([
      visit(5, { ...visited, visit_date: '2026-09-01' }),
      visit(6, { ...visited, visit_date: '2026-09-11' }),
      visit(7, { visit_date: '2026-08-31', usercode }),
    ])
  for (const caller of [boss, branch]) {
    const { data, total } = await caller(contract.visitReport, days)
    expect(data).toMatchObject([
      { username: 'Sari', planned: 0, done: 0 },
      { username: 'Tono', planned: 0, done: 1 },
    ])
    expect(total).toBe(2)
    expect((await caller(contract.visitReport, { from: '2026-09-02', to: '2026-09-09' })).data).toEqual([])
  }
})
