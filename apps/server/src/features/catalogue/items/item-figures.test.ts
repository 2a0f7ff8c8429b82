import { itemFigures, listItems } from '@sejuk/contract/catalogue/item-records'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStock } from '../../../../test/stock.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'

const { db, as } = await startTestServer()
await makeStock(db)
const by = { usercode: 'U-0', username: 'Somebody' }
const half = (sub_item_code: string) => ({
  sub_item_code,
  sub_item_name: sub_item_code,
  sub_quantity: 1,
  price_share: 50,
})
await db
  .update(items)
  .set({ sub_items: [half('P1'), half('P2')] })
  .where(eq(items.item_code, 'SET'))
await db.insert(organizations).values({ org_code: '1-GREE', org_name: 'Gree', business_units: ['RAC'], seq: 1 })
const price = (price_include_tax: number, over: Partial<typeof itemPrices.$inferInsert> = {}) => ({
  ...{
    org_code: '1-GREE',
    item_code: 'SET',
    price_include_tax,
    price_without_tax: Math.round(price_include_tax / 1.11),
  },
  ...{ valid_from: '2026-01-01', status: 'Approved' as const, created_by: 'X', create_user_name: 'X', ...over },
})
await db
  .insert(itemPrices)
  .values([price(5_000_000), price(4_500_000, { min_qty: 10 }), price(1, { dept_code: '705' })])
const move = (line: number, type: 'GR' | 'LOCK' | 'GI', warehouse_code: string, item_code: string, qty: number) => ({
  ...{ type, line, warehouse_code, item_code, qty, document: { type: 'test', code: 'T1' } },
})
await db.transaction((tx) =>
  moveStock(tx, by, [
    move(1, 'GR', 'W1', 'P1', 9),
    move(2, 'GR', 'W1', 'P2', 4),
    move(3, 'LOCK', 'W1', 'P2', 1),
    move(4, 'GR', 'W2', 'P1', 2),
    move(5, 'GR', 'W2', 'P2', 6),
  ]),
)
type Figures = { item_code: string; list_price: number | null; on_hand: number | null; available: number | null }
const seen = (data: Figures[], item_code: string) => data.find((row) => row.item_code === item_code)

test('a list of items shows the price of the company and the stock one may draw from, sets by their scarcer unit', async () => {
  const viewer = await as(undefined, { department: '705' })
  const { data } = await viewer(listItems)
  expect(seen(data, 'SET')).toMatchObject({ list_price: 5_000_000, on_hand: 6, locked: 1, available: 5 })
  expect(seen(data, 'P1')).toMatchObject({ list_price: null, on_hand: 11, locked: 0, available: 11 })
  expect(seen(data, 'U1')).toMatchObject({ on_hand: 0, available: 0 })
})

test('whoever may see neither prices nor stock is told neither', async () => {
  const viewer = await as(['Item-List-Search'])
  const { data } = await viewer(listItems)
  expect(seen(data, 'SET')).toMatchObject({ list_price: null, on_hand: null, locked: null, available: null })
})

test('the page of a set tells the share and the stock of each unit, and what left for customers day by day', async () => {
  await db.transaction((tx) => moveStock(tx, by, [move(6, 'GI', 'W1', 'P1', 3), move(7, 'GI', 'W1', 'P2', 2)]))
  const viewer = await as(undefined, { department: '705' })
  const { data } = await viewer(itemFigures, { item_code: 'SET' })
  expect(data.halves).toMatchObject([
    { item_code: 'P1', price: 2_500_000, available: 8 },
    { item_code: 'P2', price: 2_500_000, available: 7 },
  ])
  expect(data.sold?.days).toHaveLength(28)
  expect(data.sold?.days.at(-1)).toBe(2)
  expect((await viewer(itemFigures, { item_code: 'P1' })).data).toMatchObject({ halves: [], sold: { days: { 27: 3 } } })
  expect(await viewer(itemFigures, { item_code: 'NONE' })).toMatchObject({ code: '404' })
})

test('of prices and of stock each is told only to who may see it, and of other branches’ warehouses nothing', async () => {
  const blind = await as(['Item-View'])
  const { data } = await blind(itemFigures, { item_code: 'SET' })
  expect(data).toMatchObject({ halves: [{ price: null, available: null }, {}], sold: null })
  const branch = { view_data: 'View_Data_My_Branch' as const, department: '713', departmentlist: ['713'] }
  const elsewhere = await as(undefined, branch)
  expect((await elsewhere(itemFigures, { item_code: 'SET' })).data.sold?.days.at(-1)).toBe(0)
})
