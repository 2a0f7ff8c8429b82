import { actOnRetailOrder, createRetailOrder } from '@sejuk/contract/retail/retail-orders'
import { analyzeSellOut } from '@sejuk/contract/retail/sell-out-analysis'
import { addDays } from '@sejuk/domain/values/dates'
import { expect, test } from 'vitest'
import { prepareRetail } from '../../../../test/retail.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
const { today, keyperson, promotor, newSet, sale } = await prepareRetail(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const manager = await server.as(
  ['Retail-Order-Analytic-Sell-Out', 'Retail-Order-Approve', 'Retail-Order-Search'],
  branch,
)
const elsewhere = await server.as(['Retail-Order-Analytic-Sell-Out'], { ...branch, department: '713' })

const sell = async (user: typeof keyperson) => {
  const { data } = await user(createRetailOrder, sale([{ ...(await newSet()), price: 4_000_000 }]))
  await manager(actOnRetailOrder.approve, { retail_order_code: data.retail_order_code, row_version: 1 })
}
for (const user of [keyperson, keyperson, promotor]) await sell(user)
await newSet()
await keyperson(createRetailOrder, sale([await newSet()]))

test('what was delivered and what was sold, week by week, of approved sales alone', async () => {
  const { data } = await manager(analyzeSellOut)
  expect(data.weeks).toHaveLength(12)
  expect(data.figures).toMatchObject({
    sell_in: 5,
    sell_out: 3,
    sell_through: 60,
    shops: 1,
    shops_this_week: 1,
    old_stock: 0,
  })
  expect(data.weeks.at(-1)).toMatchObject({ sell_out: 3, stock: 2, shops: 1 })
  expect(data.models).toMatchObject([{ item_code: 'GSW-09', sold: 3, before: 0 }])
  expect(data.shops).toMatchObject([{ shop_code: 'SHP-1', sold: 3, offered: 5, sell_through: 60, last_sale: today }])
  expect(data.capacities).toMatchObject([{ capacity_pk: 1, sold: 3, sell_through: 60 }])
  expect(data.people).toMatchObject([
    { seller_code: 'KEY-1', sold: 2, amount: 8_000_000, days: 1, target: 20 },
    { seller_code: 'PRM-1', sold: 1, target: 30 },
  ])
  expect(data.ages[0]).toMatchObject({ least: 0, most: 30, units: 2 })
})

test('filters narrow all of it, and another branch sees nothing of it', async () => {
  const { data } = await manager(analyzeSellOut, { capacity_pk: '2' })
  expect(data.figures).toMatchObject({ sell_in: 0, sell_out: 0 })
  expect((await elsewhere(analyzeSellOut)).data.figures).toMatchObject({ sell_in: 0, sell_out: 0, shops: 0 })
  expect((await manager(analyzeSellOut, { from: addDays(today, -800), to: today })).code).toBe('406')
  expect((await manager(analyzeSellOut, { from: today, to: addDays(today, -1) })).code).toBe('406')
})
