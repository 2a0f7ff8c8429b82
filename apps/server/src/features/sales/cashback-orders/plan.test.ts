import * as orders from '@sejuk/contract/sales/cashback-orders'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { sumsOf } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startCashbackServer } from '../../../../test/cashback.ts'
import { featuresWithOrders, orderSteps } from '../../../../test/cashback-orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { withoutScope } from '../../../db/columns.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackLedger, cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { endCashbacks } from '../cashbacks/expire.ts'
import { differencesIn } from '../cashbacks/reconcile.ts'

const today = companyToday()

const server = await startTestServer({ features: featuresWithOrders })
const { db, as, jobs, config } = server
const { asker, newCustomer, newLine } = await startCashbackServer(server)

let count = 0
const order = (customer_code: string, cashback_list: object[], more: object = {}) => ({
  order_code: `SO-${++count}`,
  customer_code,
  originalTotalAmount: 500_000_000,
  priceIncludeTax: 'Y',
  max_allowed_discount_include_tax: 45_000_000,
  item_discount_total_amount_include_tax: 29_160_000,
  extra_discount_amount_include_tax: 2_340_000,
  cashback_list,
  ...more,
})
const planned = (cashback_code: string, plannedAmount: number | string) => ({ cashback_code, plannedAmount })
const lineOf = async (code: string) => {
  const [row] = await db.select().from(cashbacks).where(eq(cashbacks.cashback_code, code))
  return row as typeof cashbacks.$inferSelect
}
const ledgerOf = async (code: string) =>
  (await db.select().from(cashbackLedger).where(eq(cashbackLedger.cashback_code, code))).sort(
    (a, b) => a.ledger_id - b.ledger_id,
  )

test('of many orders that plan one line at once, no rupiah is planned twice', async () => {
  const customer = await newCustomer()
  const code = await newLine(customer, 10_000_000)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => asker(orderSteps.plan, order(customer, [planned(code, 3_000_000)]))),
  )
  expect(answers.filter((answer) => answer.code === '200')).toHaveLength(3)
  const losers = answers.filter((answer) => answer.code !== '200')
  for (const loser of losers)
    expect(loser).toMatchObject({
      code: '409',
      status: 'CashbackTaken',
      message: 'Amount exceeds the remaining cashback',
      data: { lines: [{ cashback_code: code, cashback_remain: expect.any(Number) }] },
    })
  expect(await lineOf(code)).toMatchObject({ planned_amount: 9_000_000, cashback_remain: 1_000_000 })
  const rows = await ledgerOf(code)
  expect(sumsOf(rows).cashback_remain).toBe(1_000_000)
  expect(rows.map(({ balance }) => balance)).toEqual([10_000_000, 7_000_000, 4_000_000, 1_000_000])
})

test('two orders that take the same lines in opposite order do not wait for each other for ever', async () => {
  const customer = await newCustomer()
  const [a, b] = [await newLine(customer, 5_000_000), await newLine(customer, 5_000_000)]
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => {
      const both = [planned(a, 1_000_000), planned(b, 1_000_000)]
      return asker(orderSteps.plan, order(customer, n % 2 ? both : both.toReversed()))
    }),
  )
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(5)
  expect(await differencesIn(db)).toMatchObject({ differences: [] })
})

test('plan, plan anew, invoice and void: the ledger comes back to the rupiah', async () => {
  const customer = await newCustomer()
  const code = await newLine(customer, 8_000_000)
  const items = [
    { item_code: 'GWC-09N1', item_name: 'RAC 1 PK', quantity: 40, amount: 1 },
    { item_code: 'GWC-18N1', item_name: 'RAC 2 PK', quantity: 20, amount: 2 },
  ]
  const first = order(customer, [planned(code, '6000000')], { items })
  expect(await asker(orderSteps.plan, first)).toMatchObject({
    code: '200',
    data: { real_rebated_cashback_amount: 6_000_000, cashback_discount: 6_000_000, cashback_percent: 0.012 },
  })
  // Its own plan counts as free when it is planned anew.
  expect(await asker(orderSteps.plan, { ...first, cashback_list: [planned(code, 8_000_000)] })).toMatchObject({
    code: '200',
  })
  await asker(orderSteps.plan, { ...first, cashback_list: [planned(code, 4_000_000)] })
  expect(await lineOf(code)).toMatchObject({ planned_amount: 4_000_000, cashback_remain: 4_000_000 })

  const use = (invoice_code: string, amount: number) =>
    asker(orderSteps.spend, { order_code: first.order_code, invoice_code, amount })
  const giveBack = (invoice_code: string) => asker(orderSteps.giveBack, { order_code: first.order_code, invoice_code })
  await use('INV-1', 3_500_000)
  expect(await lineOf(code)).toMatchObject({
    planned_amount: 500_000,
    used_amount: 3_500_000,
    cashback_remain: 4_000_000,
  })
  // An invoice never takes more than is planned.
  await use('INV-2', 600_000)
  expect(await lineOf(code)).toMatchObject({ planned_amount: 0, used_amount: 4_000_000, cashback_remain: 4_000_000 })
  expect(await asker(orderSteps.plan, first)).toMatchObject({
    code: '409',
    message: 'The order is invoiced: its cashback can no longer be changed',
  })
  const shares = async () => {
    const history = await asker(orders.rebateHistoryItem, { order_code: first.order_code, sort: 'item_code' })
    return history.data.map((row: { rebate_share: number }) => row.rebate_share)
  }
  expect(await shares()).toEqual([1_333_333, 2_666_667])

  await giveBack('INV-2')
  await giveBack('INV-2')
  expect(await lineOf(code)).toMatchObject({
    planned_amount: 500_000,
    used_amount: 3_500_000,
    cashback_remain: 4_000_000,
  })
  // The order closes with a rest: what an invoice used stays used, and is shared among what was sold.
  expect(await asker(orderSteps.release, { order_code: first.order_code })).toMatchObject({ code: '200' })
  expect(await lineOf(code)).toMatchObject({ planned_amount: 0, used_amount: 3_500_000, cashback_remain: 4_500_000 })
  expect(await shares()).toEqual([1_166_667, 2_333_333])
  await giveBack('INV-1')
  expect(await lineOf(code)).toMatchObject({ planned_amount: 3_500_000, used_amount: 0, cashback_remain: 4_500_000 })
  expect(await asker(orderSteps.release, { order_code: first.order_code })).toMatchObject({ code: '200' })
  expect(await lineOf(code)).toMatchObject({ planned_amount: 0, cashback_remain: 8_000_000, status: 'Approved' })
  expect(await asker(orderSteps.release, { order_code: first.order_code })).toMatchObject({
    code: '409',
    message: 'Needs status Planned',
  })
  const rows = await ledgerOf(code)
  expect(sumsOf(rows)).toMatchObject({ granted_amount: 8_000_000, cashback_remain: 8_000_000, used_amount: 0 })
  expect(rows.map(({ kind }) => kind).join(' ')).toBe(
    'grant plan plan release release consume release consume consume plan release consume plan release',
  )
})

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

test('what was not spent in time is taken by night; what orders planned stays theirs, and comes back too late', async () => {
  const customer = await newCustomer()
  const code = await newLine(customer, 1000)
  const kept = order(customer, [planned(code, 300)])
  await asker(orderSteps.plan, kept)
  await db
    .update(cashbacks)
    .set({ valid_from: addDays(today, -40), valid_to: addDays(today, -1) })
    .where(eq(cashbacks.cashback_code, code))
  await endCashbacks(db, { jobs, config })
  await endCashbacks(db, { jobs, config })
  expect(await lineOf(code)).toMatchObject({ expired_amount: 700, planned_amount: 300, cashback_remain: 0 })
  expect(await asker(orderSteps.plan, order(customer, [planned(code, 1)]))).toMatchObject({
    errors: { cashback_list: [`${code}: The line has expired`] },
  })
  await asker(orderSteps.release, { order_code: kept.order_code })
  expect(await lineOf(code)).toMatchObject({ expired_amount: 1000, planned_amount: 0, status: 'Closed' })
  expect((await asker(contract.listCashbacks, { filter: 'Expired' })).data).toMatchObject([{ cashback_code: code }])
})

test('the books agree after all of this, nobody can rewrite the ledger, and a difference is found', async () => {
  expect(await asker(contract.reconcileCashbacks)).toMatchObject({ code: '200', data: { differences: [] } })
  await expect(db.delete(cashbackLedger)).rejects.toThrow()
  for (const column of Object.values(withoutScope(getTableColumns(cashbackLedger))).filter(
    ({ generatedIdentity }) => !generatedIdentity,
  ))
    await expect(
      db.execute(sql`update ${cashbackLedger} set ${sql.identifier(column.name)} = ${column}`),
      column.name,
    ).rejects.toThrow()
  const customer = await newCustomer()
  const code = await newLine(customer, 1000)
  await db.update(cashbacks).set({ used_amount: 400, cashback_remain: 600 }).where(eq(cashbacks.cashback_code, code))
  expect(await differencesIn(db)).toMatchObject({
    differences: [{ cashback_code: code, cashback_remain: 600, ledger: 1000 }],
  })
})
