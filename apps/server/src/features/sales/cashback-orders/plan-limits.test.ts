import * as orders from '@sejuk/contract/sales/cashback-orders'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startCashbackServer } from '../../../../test/cashback.ts'
import { featuresWithOrders, orderSteps, planningOrders } from '../../../../test/cashback-orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()

const server = await startTestServer({ features: featuresWithOrders })
const { db, as } = server
const { asker, newCustomer, newLine } = await startCashbackServer(server)
const { order, planned, lineOf } = planningOrders(db)

test('only an order or invoice plans, releases, uses and restores: no call of a session does, whatever it may', async () => {
  const open = server.endpoints.map(({ method, path }) => `${method} ${path}`)
  for (const step of ['plan', 'release', 'consume', 'restore']) {
    expect(open).not.toContain(`POST /api/cashback/${step}`)
    const call = { method: 'POST', path: `/api/cashback/${step}` } as const
    expect(await asker({ ...orders.checkCashbackPlan, ...call }, { order_code: 'SO-1' })).toMatchObject({ code: '404' })
  }
})

test('a rebate paid by bank or credit note is no discount on an order, and is not offered for one', async () => {
  const customer = await newCustomer()
  await db.insert(rebateTypes).values({ type_rebate_code: 'BANKED', type_rebate_name: 'By bank', payout: 'bank' })
  const code = await newLine(customer, 5000)
  await db.update(cashbacks).set({ type_rebate_code: 'BANKED' }).where(eq(cashbacks.cashback_code, code))
  const offered = await asker(contract.availableCashback, { customer_code: customer, org_code: '1-GREE' })
  expect(offered.data).toEqual([])
  expect(await asker(orderSteps.plan, order(customer, [planned(code, 500)]))).toMatchObject({
    code: '406',
    errors: { cashback_list: [`${code}: This type of rebate is paid out and is no discount on orders`] },
  })
})

test('a closed customer plans nothing and is granted nothing', async () => {
  const customer = await newCustomer()
  const code = await newLine(customer, 5000)
  await db.update(customers).set({ status: 'Closed' }).where(eq(customers.customer_code, customer))
  const message = 'The customer is closed and takes no new business'
  const asked = order(customer, [planned(code, 500)])
  expect(await asker(orderSteps.plan, asked)).toMatchObject({ code: '409', message })
  expect(await asker(orders.checkCashbackPlan, asked)).toMatchObject({ code: '409', message })
  const rebate = { customer_code: customer, org_code: '1-GREE', dept_code: '702', type_rebate_code: 'MONTHLY' }
  const days = { valid_from: today, valid_to: addDays(today, 30), period: today.slice(0, 7) }
  expect(await asker(contract.addCashback, { ...rebate, ...days, amount: 100 })).toMatchObject({
    errors: { customer_code: [message] },
  })
})

test('together the lines may not be more than the maximum, whatever each of them is', async () => {
  const customer = await newCustomer()
  const lines = [await newLine(customer, 9_000_000), await newLine(customer, 9_000_000)]
  const answer = await asker(
    orderSteps.plan,
    order(
      customer,
      lines.map((code) => planned(code, 7_000_000)),
    ),
  )
  expect(answer).toMatchObject({
    code: '406',
    errors: { cashback_list: ['The planned cashback is Rp 500.000 above the maximum allowed'] },
  })
  expect(await lineOf(lines[0] ?? '')).toMatchObject({ planned_amount: 0 })
})

test.each([[-1], [0.5], ['1e309'], ['1.5'], ['twelve'], [Number('1e309')]])(
  '%j is no amount to plan',
  async (plannedAmount) => {
    const customer = await newCustomer()
    const code = await newLine(customer, 1000)
    expect(await asker(orderSteps.plan, order(customer, [planned(code, plannedAmount)]))).toMatchObject({
      code: '406',
    })
  },
)

test('a taxable customer whose prices are without tax gets the rebate divided by 1,11', async () => {
  const customer = await newCustomer({ customer_is_taxable: 1, price_include_tax: 'N' })
  const code = await newLine(customer, 9_000_000)
  const asked = order(customer, [planned(code, 1_000_000)], { priceIncludeTax: 'N' })
  expect(await asker(orders.checkCashbackPlan, asked)).toMatchObject({
    code: '200',
    message: 'Success',
    data: { real_rebated_cashback_amount: 1_000_000, cashback_discount: 900_901 },
  })
  // It was only asked, and nothing is kept.
  expect(await lineOf(code)).toMatchObject({ planned_amount: 0 })
  expect(await asker(orders.getCashbackCustomer, { customer_code: customer })).toMatchObject({
    data: { customerIsTaxable: 1, priceIncludeTax: 'N', cashback_remain: 9_000_000 },
  })
})

test('the departments of the group and one’s own are refused by the server too', async () => {
  const customer = await newCustomer()
  const [group, own] = [
    await newLine(customer, 1000, { dept_code: '713' }),
    await newLine(customer, 1000, { dept_code: '702' }),
  ]
  const elsewhere = await as(undefined, { department: '702' })
  expect(await asker(orderSteps.plan, order(customer, [planned(group, 500)]))).toMatchObject({
    code: '406',
    errors: { cashback_list: [`${group}: Same group as your department`] },
  })
  expect(await elsewhere(orderSteps.plan, order(customer, [planned(own, 500)]))).toMatchObject({
    code: '406',
    errors: { cashback_list: [`${own}: A line of your own department`] },
  })
  expect(await elsewhere(orderSteps.plan, order(customer, [planned(group, 500)]))).toMatchObject({ code: '200' })
})

test('another customer’s line, order or cashback twice is refused, and nothing is written', async () => {
  const [mine, theirs] = [await newCustomer(), await newCustomer()]
  const code = await newLine(theirs, 1000)
  const own = await newLine(mine, 1000)
  expect(await asker(orderSteps.plan, order(mine, [planned(code, 10)]))).toMatchObject({ code: '404' })
  expect(await asker(orderSteps.plan, order(mine, [planned(own, 10), planned(own, 20)]))).toMatchObject({
    errors: { cashback_list: ['A line is named twice'] },
  })
  const good = order(mine, [planned(own, 10)])
  await asker(orderSteps.plan, good)
  expect(await asker(orderSteps.plan, { ...good, customer_code: theirs })).toMatchObject({
    errors: { order_code: ['This order belongs to another customer'] },
  })
})

test('what an order has saved counts as free for it, and the rest is told as it is', async () => {
  const customer = await newCustomer()
  const code = await newLine(customer, 1000, { valid_to: addDays(today, 20) })
  const late = await newLine(customer, 500)
  await asker(orderSteps.plan, order(customer, [planned(code, 400)]))
  const context = (saved_cashback_list: object[]) =>
    asker(contract.availableCashback, { customer_code: customer, org_code: '1-GREE', saved_cashback_list })
  expect((await context([])).data).toMatchObject([
    { cashback_code: code, cashback_remain: 600, dept_code: '702' },
    { cashback_code: late, cashback_remain: 500 },
  ])
  expect((await context([planned(code, 400)])).data[0]).toMatchObject({ cashback_remain: 1000 })
  expect((await context([planned(code, 99_999)])).data[0]).toMatchObject({ cashback_remain: 1000 })
  expect(await asker(contract.getAvailableCashback, { customer_code: customer, org_code: 'OTHER' })).toMatchObject({
    code: '200',
    data: [],
  })
})

test('the books agree after all of this', async () => {
  expect(await asker(contract.reconcileCashbacks)).toMatchObject({ code: '200', data: { differences: [] } })
})
