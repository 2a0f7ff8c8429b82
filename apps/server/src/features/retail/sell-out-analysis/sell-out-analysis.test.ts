import { read, utils } from '@e965/xlsx'
import { actOnRetailOrder, createRetailOrder } from '@sejuk/contract/retail/retail-orders'
import { analyzeSellOut, sellOutExcel } from '@sejuk/contract/retail/sell-out-analysis'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareRetail } from '../../../../test/retail.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { retailOrderLines, retailOrders } from '../../../db/tables/retail/retail-orders.ts'

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

test('the weeks are compared with those before, or with the same weeks of the year before', async () => {
  const months = async (days: number, count: number) => {
    for (let n = 0; n < count; n++) {
      const sold = { ...(await newSet('C-1', { delivered_date: addDays(today, -380) })), price: 1 }
      const { data } = await keyperson(createRetailOrder, sale([sold]))
      await manager(actOnRetailOrder.approve, { retail_order_code: data.retail_order_code, row_version: 1 })
      const day = addDays(today, -days)
      const of = eq(retailOrders.retail_order_code, data.retail_order_code)
      await server.db.update(retailOrders).set({ sale_date: day }).where(of)
      const lineOf = eq(retailOrderLines.retail_order_code, data.retail_order_code)
      await server.db.update(retailOrderLines).set({ sale_date: day }).where(lineOf)
      await server.db
        .update(serialNumbers)
        .set({ retail_date: day })
        .where(eq(serialNumbers.serial_number, sold.serial_indoor))
    }
  }
  await months(7, 1)
  await months(364, 2)
  const week = { from: today, to: today }
  const { data: before } = await manager(analyzeSellOut, week)
  expect(before).toMatchObject({ before: addDays(before.from, -7), before_to: addDays(today, -7) })
  expect(before.figures).toMatchObject({ sell_out: 3, sell_out_before: 1 })
  const { data: year } = await manager(analyzeSellOut, { ...week, compare: 'year-before' })
  expect(year).toMatchObject({ before: addDays(year.from, -364), before_to: addDays(today, -364) })
  expect(year.figures).toMatchObject({ sell_out: 3, sell_out_before: 2, sell_in: 0, sell_in_before: 0 })
  expect(year.models).toMatchObject([{ item_code: 'GSW-09', sold: 3, before: 2 }])
  // What lay in the shop when the week began: all that came, without what had left by then.
  expect(year.weeks.at(-1)).toMatchObject({ stock: 2, sell_out: 3 })
  expect((await manager(analyzeSellOut, { ...week, compare: 'tomorrow' as 'year-before' })).code).toBe('406')
})

test('the page is a workbook too, with the words of the reader, read back by another library', async () => {
  const { data } = await manager(sellOutExcel, { language: 'default' })
  const sheets = read(data)
  expect(sheets.SheetNames).toEqual([
    ...['Figures', 'Week', 'Top models', 'Shop ranking', 'Sell-through by capacity', 'Productivity of sellers'],
  ])
  const shops = sheets.Sheets['Shop ranking']
  const [, first] = shops ? utils.sheet_to_json<(string | number)[]>(shops, { header: 1 }) : []
  expect(first?.slice(0, 3)).toEqual([1, 'SHP-1', 'Shop 1'])
  expect(await keyperson(sellOutExcel)).toMatchObject({ code: '403' })
})
