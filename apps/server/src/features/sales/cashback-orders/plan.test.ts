import * as orders from '@sejuk/contract/sales/cashback-orders'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { sumsOf } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { journalsOf } from '../../../../test/books/written-journals.ts'
import { startCashbackServer } from '../../../../test/cashback.ts'
import { featuresWithOrders, orderSteps, planningOrders } from '../../../../test/cashback-orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { withoutScope } from '../../../db/columns.ts'
import { cashbackLedger, cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { endCashbacks } from '../cashbacks/expire.ts'
import { differencesIn } from '../cashbacks/reconcile.ts'

const today = companyToday()

const server = await startTestServer({ features: featuresWithOrders })
const { db, jobs, config } = server
const { asker, newCustomer, newLine } = await startCashbackServer(server)
const { order, planned, lineOf, ledgerOf } = planningOrders(db)

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
  expect(await journalsOf(db, code)).toEqual([
    { event: 'cashback-granted', 'sales-rebate': 1000, 'accrued-cashback': -1000 },
    { event: 'cashback-expired', 'sales-rebate': -700, 'accrued-cashback': 700 },
    { event: 'cashback-expired', 'sales-rebate': -300, 'accrued-cashback': 300 },
  ])
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
