import * as contract from '@sejuk/contract/customers/salesman-changes'
import { addDays } from '@sejuk/domain/values/dates'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { customerOrders } from '../../../db/tables/customers/trade.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { applyDueSalesmanChanges } from './apply.ts'

const server = await startTestServer()
const { db } = server
const boss = await server.as(undefined, { usercode: 'BM', view_data: 'View_Data_My_Branch' })
const branchBoss = await server.as(['Customer-Change-Salesman', 'Salesman-Search'], {
  view_data: 'View_Data_My_Branch',
})
for (const usercode of ['S1', 'S2']) await server.as([], { usercode, username: usercode, roles: ['Salesman'] })
await server.as([], { usercode: 'S3', department: '713', roles: ['Salesman'] })
const customer = (customer_code: string, salesman_code = 'S1', dept_code = '705') => ({
  ...{ customer_code, customer_name: `PT ${customer_code}`, dept_code, salesman_code, created_by: 'X' },
})
await db.insert(customers).values([customer('C1'), customer('C2'), customer('C3', 'S2'), customer('C4', 'S3', '713')])
const shop = (shop_code: string, customer_code: string) => ({
  ...{ shop_code, shop_name: shop_code, customer_code, dept_code: '705', salesman_code: 'S1', created_by: 'X' },
})
await db.insert(shops).values([shop('SH1', 'C1'), shop('SH2', 'C1'), shop('SH3', 'C2')])
await db.insert(customerOrders).values(
  [true, false].map((is_open) => ({
    ...{ order_code: `SO-${is_open}`, customer_code: 'C1', dept_code: '705', salesman_code: 'S1', is_open },
    ...{ order_date: '2026-11-01', total_amount: 1, status: 'Approved' },
  })),
)
const salesmanOf = async (table: 'customers' | 'shops' | 'customer_orders') =>
  Object.fromEntries(
    (
      await db.execute<{ k: string; s: string }>(
        sql`select ${sql.raw({ customers: 'customer_code', shops: 'shop_code', customer_orders: 'order_code' }[table])} as k,
        salesman_code as s from ${sql.identifier(table)}`,
      )
    ).rows.map(({ k, s }) => [k, s]),
  )
const change = (over: object = {}) => ({
  items: [{ customer_code: 'C1', shop_codes: ['SH1'] }],
  to_salesman_code: 'S2',
  effective_date: companyToday(),
  reason: 'Leaves the company',
  ...over,
})

test('the tree shows customers with their shops, by salesperson and word', async () => {
  const { data } = await boss(contract.searchCustomerAndShopSalesman, { salesman_code: 'S1' })
  expect(data.map((one: { customer_code: string; shops: unknown[] }) => [one.customer_code, one.shops.length])).toEqual(
    [
      ['C1', 2],
      ['C2', 1],
    ],
  )
  expect((await boss(contract.searchCustomerAndShopSalesman, { keyword: 'C4' })).data).toEqual([])
})

test('today means at once: the customer, the chosen shop and the open order go, the rest stays', async () => {
  const done = await boss(contract.changeSalesmanForCustomerAndShop, change({ move_open_documents: true }))
  expect(done).toMatchObject({ message: 'Salesperson changed', data: { customers: 1, shops: 1, is_scheduled: false } })
  expect(await salesmanOf('customers')).toMatchObject({ C1: 'S2', C2: 'S1' })
  expect(await salesmanOf('shops')).toEqual({ SH1: 'S2', SH2: 'S1', SH3: 'S1' })
  expect(await salesmanOf('customer_orders')).toEqual({ 'SO-true': 'S2', 'SO-false': 'S1' })
  const { rows } = await db.execute(sql`select usercode from notifications where event = 'salesman-changed' order by 1`)
  expect(rows).toEqual([{ usercode: 'S1' }, { usercode: 'S2' }])
})

test('a later day waits for its job, may be cancelled before it, and is never scheduled twice', async () => {
  const later = change({
    items: [{ customer_code: 'C2', shop_codes: ['SH3'] }],
    effective_date: addDays(companyToday(), 3),
  })
  const planned = await boss(contract.changeSalesmanForCustomerAndShop, later)
  expect(planned).toMatchObject({ message: 'The change is scheduled', data: { is_scheduled: true } })
  expect((await salesmanOf('customers')).C2).toBe('S1')
  expect(await boss(contract.changeSalesmanForCustomerAndShop, later)).toMatchObject({ code: '409' })
  const listed = await boss(contract.listSalesmanChanges, { status: 'Scheduled' })
  expect(listed.data).toHaveLength(2)
  const ofShop = listed.data.find((one: { shop_code: string | null }) => one.shop_code)
  expect((await boss(contract.cancelSalesmanChange, { change_id: ofShop.change_id })).message).toBe('Cancelled')
  expect((await boss(contract.cancelSalesmanChange, { change_id: ofShop.change_id })).code).toBe('409')
  await db.execute(sql`update salesman_changes set effective_date = ${companyToday()} where status = 'Scheduled'`)
  const run = () => applyDueSalesmanChanges.work({ db } as never)
  await run()
  await run()
  expect((await salesmanOf('customers')).C2).toBe('S2')
  expect((await salesmanOf('shops')).SH3).toBe('S1')
})

test('yesterday, somebody gone, another branch and what is theirs already are refused', async () => {
  const refused = async (over: object, by = boss) =>
    (await by(contract.changeSalesmanForCustomerAndShop, change(over))).errors
  expect(await refused({ effective_date: addDays(companyToday(), -1) })).toEqual({
    effective_date: ['The day is not before today'],
  })
  expect(await refused({ to_salesman_code: 'NOBODY' })).toEqual({
    to_salesman_code: ['This person does not sell any more'],
  })
  await server.as([], { usercode: 'CLERK' })
  expect(await refused({ to_salesman_code: 'CLERK' })).toEqual({ to_salesman_code: ['This person is no salesperson'] })
  expect(await refused({ items: [{ customer_code: 'C3' }] })).toEqual({
    items: ['Everything chosen is theirs already'],
  })
  expect(await refused({ to_salesman_code: 'S3' }, branchBoss)).toEqual({
    to_salesman_code: ['The salesperson works for another branch'],
  })
  expect(
    (await boss(contract.changeSalesmanForCustomerAndShop, change({ items: [{ customer_code: 'C4' }] }))).code,
  ).toBe('404')
  await server.as([], { usercode: 'S4', department: '713', departmentlist: ['705'], roles: ['Salesman'] })
  expect(
    await refused({ to_salesman_code: 'S4', effective_date: addDays(companyToday(), 9) }, branchBoss),
  ).toBeUndefined()
})
