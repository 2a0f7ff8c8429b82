import * as contract from '@sejuk/contract/sales/order-forms'
import { expect, test } from 'vitest'
import { addPricedGoods } from '../../../../test/priced-goods.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStockLists, stockWarehouse } from '../../../../test/stock.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { officialAddresses } from '../../../db/tables/customers/official-addresses.ts'
import { branchWarehouses, warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockBalances, stockHolds } from '../../../db/tables/stock/stock-moves.ts'

const server = await startTestServer()
const { db } = server
await addPricedGoods(db)
await makeStockLists(db)
await db.insert(warehouses).values(stockWarehouse('WH-1', '705'))
const unit = { sub_quantity: 1, price_share: 50 }
await db.insert(items).values({
  ...{ item_code: 'SET-1', item_name: 'Set', business_unit_code: 'RAC', item_type: 'Finished Goods - Set' },
  ...{ used_for_indoor_outdoor: 'Set', has_serial: false, barcode: '899123' },
  ...{ warranty_sparepart_months: 12, warranty_compressor_months: 12 },
  sub_items: [
    { ...unit, sub_item_code: 'AC-1', sub_item_name: 'Indoor' },
    { ...unit, sub_item_code: 'AC-2', sub_item_name: 'Outdoor' },
  ],
})
await db.insert(stockBalances).values([
  { warehouse_code: 'WH-1', item_code: 'AC-1', on_hand: 10, locked: 2 },
  { warehouse_code: 'WH-1', item_code: 'AC-2', on_hand: 9 },
])
await db.insert(officialAddresses).values({
  ...{ customer_code: 'C1', province_name: 'Jakarta', city_name: 'Jakarta', district_name: 'Senen' },
  ...{ sub_district_name: 'Senen', detail_address: 'Jl. Kramat Raya 88', receiver_name: 'Budi', receiver_phone: '812' },
  ...{ created_by: 'X', create_user_name: 'X' },
})
const asker = await server.as()
const goods = async (codes: string[], purpose = '') =>
  (await asker(contract.orderGoods, { warehouse_code: 'WH-1', codes, purpose })).data

test('a form learns of its customer the addresses, the warehouse, the last usual day and the credit', async () => {
  const { data } = await asker(contract.orderCustomer, { customer_code: 'C1' })
  expect(data).toMatchObject({
    ...{ customer_name: 'PT Sinar', warehouse_code: 'WH-1', price_include_tax: 'Y', takes_orders: true, orders: [] },
    addresses: [{ detail_address: 'Jl. Kramat Raya 88', address_type: 'official-address' }],
    credit: { limit: 0, exposure: 0, block_at: 'Submit' },
  })
  expect(data.last_day > data.today).toBe(true)
  expect(data.decision).toEqual({ branch_band_percent: 8, answer_hours: 4 })
})

test('whoever orders for themselves is not told up to which discount the branch decides', async () => {
  const buyer = await server.as(undefined, { view_data: 'View_Data_Customer', customer_codes: ['C1'] })
  expect((await buyer(contract.orderCustomer, { customer_code: 'C1' })).data).toMatchObject({ decision: null })
})

test('a set is free as often as its scarcer unit, less what others hold; one’s own form is not in its way', async () => {
  expect(await goods(['set-1'])).toMatchObject([{ item_code: 'SET-1', is_set: true, available: 8, decided_by: 'AC-1' }])
  await db.insert(stockHolds).values({
    ...{ warehouse_code: 'WH-1', item_code: 'AC-2', usercode: 'L', username: 'Lina', purpose: 'order/1', qty: 4 },
    expires_date: new Date(Date.now() + 600_000).toISOString(),
  })
  expect(await goods(['SET-1'])).toMatchObject([
    { available: 5, decided_by: 'AC-2', holds: [{ username: 'Lina', qty: 4, item_code: 'AC-2' }] },
  ])
  const lina = await server.as(undefined, { usercode: 'L' })
  const own = { warehouse_code: 'WH-1', codes: ['SET-1'], purpose: 'order/1' }
  expect((await lina(contract.orderGoods, own)).data).toMatchObject([{ available: 8, holds: [] }])
})

test('an item is found by its barcode; what is not there is left out', async () => {
  expect(await goods(['899123', 'NOTHING'])).toMatchObject([{ asked: '899123', item_code: 'SET-1' }])
})

test('customers and warehouses out of sight are no choice', async () => {
  const branch = await server.as(undefined, {
    view_data: 'View_Data_My_Branch',
    department: '713',
    departmentlist: ['713'],
  })
  expect(await branch(contract.orderCustomer, { customer_code: 'C1' })).toMatchObject({ code: '406' })
  expect(await branch(contract.orderGoods, { warehouse_code: 'WH-1', codes: ['AC-1'] })).toMatchObject({ code: '406' })
})

test('an order begins with the warehouse that sells for the branch, not with one that only keeps its parts', async () => {
  await db.insert(warehouses).values(stockWarehouse('WH-0', '705'))
  await db.insert(branchWarehouses).values([
    { dept_code: '705', warehouse_code: 'WH-0', purpose: 'sparepart', priority: 1 },
    { dept_code: '705', warehouse_code: 'WH-1', purpose: 'sales', priority: 2 },
  ])
  const { data } = await asker(contract.orderCustomer, { customer_code: 'C1' })
  expect(data).toMatchObject({ warehouse_code: 'WH-1', warehouse_name: 'Warehouse WH-1' })
})
