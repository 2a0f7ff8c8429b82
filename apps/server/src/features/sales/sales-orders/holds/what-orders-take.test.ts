import * as cashback from '@sejuk/contract/sales/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startOrders } from '../../../../../test/orders.ts'
import { startTestServer } from '../../../../../test/servers/test-server.ts'
import { departments } from '../../../../db/tables/masters/departments.ts'
import { rebateTypes } from '../../../../db/tables/masters/rebate-types.ts'
import { cashbacks } from '../../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db, as } = server
const { seller, manager, clerk, newCustomer, stockUp, form, draft, read, act } = await startOrders(server)
await stockUp('AC-2', 100)
const [place] = await db.select().from(departments).limit(1)
if (place) await db.insert(departments).values({ ...place, dept_code: '702', dept_name: 'Branch 702' })
await db.insert(rebateTypes).values({ type_rebate_code: 'MONTHLY', type_rebate_name: 'Monthly target' })
const [asker, approver] = [await as(), await as()]

/** A line of another branch that the customer may spend. */
const grant = async (customer_code: string, amount: number): Promise<string> => {
  const today = companyToday()
  const { data } = await asker(cashback.addCashback, {
    ...{ customer_code, org_code: '1-GREE', dept_code: '702', type_rebate_code: 'MONTHLY', amount },
    ...{ period: today.slice(0, 7), valid_from: addDays(today, -10), valid_to: addDays(today, 200) },
  })
  const { cashback_code } = data
  await asker(cashback.actOnCashback.submit, { cashback_code, row_version: 1 })
  await approver(cashback.actOnCashback.approve, { cashback_code, row_version: 2 })
  return cashback_code
}
const sumsOf = async (cashback_code: string) => {
  const [line] = await db.select().from(cashbacks).where(eq(cashbacks.cashback_code, cashback_code))
  return [line?.planned_amount, line?.cashback_remain]
}

test('cashback is planned with the submission, follows a change, and comes back with a rejection', async () => {
  const customer = await newCustomer()
  const cashback_code = await grant(customer.customer_code, 500_000)
  const planned = (plannedAmount: number) => ({ cashback_list: [{ cashback_code, plannedAmount }] })
  const order_code = await draft(customer, planned(300_000))
  expect(await read(order_code)).toMatchObject({ total_amount: 7_700_000, cashback_amount: 300_000 })
  expect(await sumsOf(cashback_code)).toEqual([0, 500_000])
  await act(seller, 'submit', order_code)
  expect(await sumsOf(cashback_code)).toEqual([300_000, 200_000])
  await act(manager, 'approve', order_code)
  const change = { ...form(customer, planned(100_000)), reason: 'Less of it' }
  expect((await act(clerk, 'adjust', order_code, change)).data).toMatchObject({ status: 'Adjusted' })
  // Until it is decided either version may become firm.
  expect(await sumsOf(cashback_code)).toEqual([300_000, 200_000])
  await act(manager, 'reject', order_code, { reason: 'As agreed' })
  expect(await sumsOf(cashback_code)).toEqual([300_000, 200_000])
  await act(clerk, 'adjust', order_code, change)
  await act(manager, 'approve', order_code)
  expect(await sumsOf(cashback_code)).toEqual([100_000, 400_000])
  await act(clerk, 'close', order_code, { reason: 'Not needed' })
  expect(await sumsOf(cashback_code)).toEqual([0, 500_000])
})

test('of two orders that spend the same cashback one is sent back with what is left, and nothing else is taken', async () => {
  const customer = await newCustomer()
  const cashback_code = await grant(customer.customer_code, 400_000)
  const over = { cashback_list: [{ cashback_code, plannedAmount: 300_000 }] }
  const codes = [await draft(customer, over), await draft(customer, over)]
  const answers = []
  for (const order_code of codes) answers.push(await act(seller, 'submit', order_code))
  expect(answers.map(({ code }) => code)).toEqual(['200', '409'])
  expect(answers[1]).toMatchObject({ status: 'CashbackTaken', data: { lines: [{ cashback_remain: 100_000 }] } })
  expect(await read(codes[1] ?? '')).toMatchObject({ status: 'Draft', lines: [{ locked_qty: 0 }] })
})
