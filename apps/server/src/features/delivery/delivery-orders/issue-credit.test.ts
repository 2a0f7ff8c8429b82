import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startDeliveries } from '../../../../test/deliveries.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { creditSettings } from '../../../db/tables/sales/credit-settings.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { stockBalances } from '../../../db/tables/stock/stock-moves.ts'

const server = await startTestServer()
const { db } = server
const on = await startDeliveries(server)

/** Approved while there was credit, picked, and waiting to leave. */
const readyToLeave = async () => {
  const serials = await on.stockUp(1)
  const order_code = await on.approved(1)
  const delivery_code = await on.create([order_code])
  await on.act(on.logistics, 'review', delivery_code)
  await on.act(on.logistics, 'confirmPlan', delivery_code, on.plan)
  await on.pick(on.picker, delivery_code, serials)
  return { order_code, delivery_code }
}
const stopAt = async (block_at: 'Approve' | 'Goods-issue') => {
  const [order] = await db.select({ dept_code: salesOrders.dept_code }).from(salesOrders).limit(1)
  const dept_code = order?.dept_code ?? ''
  await db.delete(creditSettings)
  await db.insert(creditSettings).values({
    ...{ dept_code, block_at, tolerance_percent: 0, overdue_days: 30, branch_manager_up_to: 1, cheque_days: 30 },
    ...{ finance_manager_up_to: 2, updated_by: 'X', updated_user_name: 'X' },
  })
}
const onHand = async () => {
  const [balance] = await db.select().from(stockBalances).where(eq(stockBalances.item_code, 'AC-1(O)'))
  return balance?.on_hand
}

test('where the branch says so, goods without credit stay in the warehouse until somebody lets the order pass', async () => {
  const { order_code, delivery_code } = await readyToLeave()
  await stopAt('Goods-issue')
  await db.update(customers).set({ credit_limit: 1 }).where(eq(customers.customer_code, on.place.customer_code))
  const before = await onHand()
  const refused = await on.act(on.head, 'approve', delivery_code)
  expect(refused).toMatchObject({ code: '409', status: 'CreditBlocked' })
  expect(refused.data.over_by).toBeGreaterThan(0)
  expect((await on.read(delivery_code)).goods_issue_date).toBeNull()
  expect(await onHand()).toBe(before)
  const reason = 'The director knows the customer'
  expect((await on.actOnOrder(on.finance, 'letPass', order_code, { reason: 'Known' })).code).toBe('406')
  expect((await on.actOnOrder(on.finance, 'letPass', order_code, { reason })).data).toMatchObject({
    status: 'Approved',
  })
  expect((await on.act(on.head, 'approve', delivery_code)).data.status).toBe('Approved')
  expect(await onHand()).toBe((before ?? 0) - 1)
})

test('where orders are stopped earlier, their credit is judged again when the goods leave', async () => {
  await db
    .update(customers)
    .set({ credit_limit: 10_000_000_000 })
    .where(eq(customers.customer_code, on.place.customer_code))
  const { delivery_code } = await readyToLeave()
  await stopAt('Approve')
  await db.update(customers).set({ credit_limit: 1 }).where(eq(customers.customer_code, on.place.customer_code))
  expect((await on.act(on.head, 'approve', delivery_code)).status).toBe('CreditBlocked')
})
