import { createRetailOrder } from '@sejuk/contract/retail/retail-orders'
import { analyzeSellOut, remindSilentShops } from '@sejuk/contract/retail/sell-out-analysis'
import { mondayOf } from '@sejuk/domain/retail/weeks'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { prepareRetail } from '../../../../test/retail.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { keypersons, promotors } from '../../../db/tables/customers/shops.ts'
import { actionLogs as actionLog } from '../../../db/tables/platform/action-logs.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { retailOrders } from '../../../db/tables/retail/retail-orders.ts'
import { shopReminders } from '../../../db/tables/retail/shop-reminders.ts'

const server = await startTestServer()
const { db } = server
const { today, keyperson, other, newSet, sale } = await prepareRetail(server)
const rights = ['Retail-Order-Analytic-Sell-Out', 'Retail-Order-Remind'] as const
const branch = { view_data: 'View_Data_My_Branch' } as const
const manager = await server.as([...rights], branch)
const boss = await server.as([...rights], { view_data: 'View_Data_All_Branches' })
const reader = await server.as(['Retail-Order-Analytic-Sell-Out'], branch)

const week = mondayOf(today)
for (const [user, shop_code, customer_code] of [
  [keyperson, 'SHP-1', 'C-1'],
  [other, 'SHP-2', 'C-2'],
] as const) {
  const { data } = await user(createRetailOrder, sale([await newSet(customer_code)], { shop_code }))
  await db
    .update(retailOrders)
    .set({ status: 'Approved', sale_date: addDays(week, -3) })
    .where(eq(retailOrders.retail_order_code, data.retail_order_code))
}

const told = async (usercode: string) =>
  (await db.select().from(notifications).where(eq(notifications.usercode, usercode))).filter(
    ({ event }) => event === 'sell-out-missing',
  )
beforeEach(async () => {
  await db.delete(shopReminders)
  await db.delete(notifications)
})

test('those who sell in a silent shop are told once in a week, and the shop keeps it in its log', async () => {
  const { data: before } = await manager(analyzeSellOut)
  expect(before.figures).toMatchObject({ shops: 1, silent: 1, to_remind: 1, nobody_to_remind: 0 })
  expect(await manager(remindSilentShops)).toMatchObject({ data: { reminded: 1, nobody: 0, left: 0 } })
  expect(await manager(remindSilentShops)).toMatchObject({ data: { reminded: 0, nobody: 0, left: 0 } })
  expect(await told('KEY-1')).toMatchObject([{ url: '/retail-order/input', entity_code: 'SHP-1' }])
  expect(await told('PROMO')).toHaveLength(1)
  expect(await told('KEY-2')).toHaveLength(0)
  const ofShop = and(eq(actionLog.entity, 'shop'), eq(actionLog.action, 'remind'))
  expect(await db.select().from(actionLog).where(ofShop)).toMatchObject([{ entity_code: 'SHP-1' }])
  const { data: after } = await manager(analyzeSellOut)
  expect(after.figures).toMatchObject({ silent: 1, to_remind: 0 })
  expect(after.shops).toMatchObject([{ shop_code: 'SHP-1', is_silent: true, is_reminded: true }])
  const past = await manager(analyzeSellOut, { to: addDays(week, -7) })
  expect(past.data.figures.to_remind).toBe(0)
})

test('two who press at the same moment tell a shop once, and a branch can be chosen', async () => {
  const answers = await Promise.all([manager(remindSilentShops), boss(remindSilentShops, { dept_code: ['705'] })])
  expect(answers.map(({ data }) => data.reminded).sort()).toEqual([0, 1])
  expect(await told('KEY-1')).toHaveLength(1)
  expect(await boss(remindSilentShops)).toMatchObject({ data: { reminded: 1 } })
  expect(await told('KEY-2')).toHaveLength(1)
})

test('a shop where nobody has an account is not marked as reminded, and without the permission nobody is', async () => {
  expect((await reader(remindSilentShops)).code).toBe('403')
  await db.update(keypersons).set({ is_active: false }).where(eq(keypersons.keyperson_code, 'KEY-1'))
  await db.update(promotors).set({ user_code: null }).where(eq(promotors.promotor_code, 'PRM-1'))
  const { data } = await manager(analyzeSellOut)
  expect(data.figures).toMatchObject({ silent: 1, to_remind: 0, nobody_to_remind: 1 })
  expect(data.shops).toMatchObject([{ shop_code: 'SHP-1', is_reachable: false }])
  expect(await manager(remindSilentShops)).toMatchObject({ data: { reminded: 0, nobody: 1, left: 0 } })
  expect(await db.$count(shopReminders)).toBe(0)
})
