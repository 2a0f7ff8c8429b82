import * as contract from '@sejuk/contract/customers/customers-in-the-field'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { customerOrders, stockReports } from '../../../db/tables/customers/trade.ts'

const server = await startTestServer()
const { db } = server
const sales = await server.as(undefined, { usercode: 'S1', view_data: 'View_Data_Salesman' })
const customer = (customer_code: string, salesman_code: string, lat: number | null) => ({
  ...{ customer_code, customer_name: `PT ${customer_code}`, dept_code: '705', salesman_code, created_by: 'X' },
  ...{ lat, lng: lat && 106.8, pic_phone: '81200001234' },
})
await db
  .insert(customers)
  .values([
    customer('C1', 'S1', -6.3),
    customer('C2', 'S1', -6.21),
    customer('C3', 'S1', null),
    customer('C4', 'S2', -6.2),
  ])
const order = (order_code: string, customer_code: string, order_date: string, total_amount: number) => ({
  ...{ order_code, customer_code, order_date, total_amount, dept_code: '705', status: 'Closed', is_open: false },
})
await db
  .insert(customerOrders)
  .values([
    order('O1', 'C1', '2026-10-05', 100),
    order('O2', 'C1', '2026-09-30', 50),
    order('O3', 'C2', '2026-10-31', 300),
    order('O4', 'C4', '2026-10-01', 900),
    order('O5', 'C2', '2026-11-01', 999),
  ])
const shop = { shop_name: 'Toko', customer_code: 'C1', dept_code: '705', salesman_code: 'S1', created_by: 'X' }
await db.insert(shops).values([
  { ...shop, shop_code: 'SH1' },
  { ...shop, shop_code: 'SH2', salesman_code: 'S2' },
])
await db.insert(stockReports).values(
  ['SH1', 'SH2'].map((shop_code) => ({
    ...{ shop_code, item_code: 'GSW-05NK3', report_date: '2026-11-01', customer_code: 'C1' },
    ...{ stock_quantity: 4, sold_quantity: 2, received_quantity: 0, reported_by: 'S1', reported_by_name: 'Dimas' },
  })),
)

test('one’s own customers come the nearest first, those without a pin last; without a place by name', async () => {
  const near = (await sales(contract.listNearCustomers, { lat: -6.2, lng: 106.8 })).data
  expect(near.map((one: contract.NearCustomer) => [one.customer_code, one.distance_m])).toEqual([
    ['C2', 1112],
    ['C1', 11_119],
    ['C3', null],
  ])
  const named = (await sales(contract.listNearCustomers, {})).data
  expect(named.map((one: contract.NearCustomer) => one.customer_code)).toEqual(['C1', 'C2', 'C3'])
})

test('the rank is among the whole branch, in that month alone, with the growth since the month before', async () => {
  const { data } = await sales(contract.rankCustomers, { month: '2026-10' })
  expect(data).toMatchObject([
    { customer_code: 'C2', rank: 2, of: 3, month_sales: 300, growth: null },
    { customer_code: 'C1', rank: 3, of: 3, month_sales: 100, previous_sales: 50, growth: 100 },
  ])
  expect((await sales(contract.rankCustomers, { month: '2026-13' })).code).toBe('406')
})

test('the stock history shows the shops one sees, within the days asked for', async () => {
  const found = async (over: object = {}) => (await sales(contract.listStockHistory, over)).total
  expect(await found()).toBe(1)
  expect(await found({ date_from: '2026-11-02' })).toBe(0)
  expect(await found({ date_to: '2026-11-01', item_code: 'gsw', customer_code: 'C1' })).toBe(1)
  expect((await sales(contract.listStockHistory, { date_from: 'x' })).code).toBe('406')
})
