import * as changes from '@sejuk/contract/sales/cashback-changes'
import * as runContract from '@sejuk/contract/sales/cashback-runs'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startCashbackServer } from '../../../../test/cashback.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { cashbackRunLines, cashbackRuns } from '../../../db/tables/sales/cashback-runs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()

const server = await startTestServer()
const { as, db } = server
const { asker, approver, newCustomer, newLine } = await startCashbackServer(server)
const branchManager = await as(['Cashback-List-Search', 'Cashback-Approve', 'Cashback-Update'])

const wrote = 'Somebody else than who wrote it must approve it'
const aboveDay = 'With what you approved for this customer today it is above Rp 10.000.000: finance decides'
const form = (customer_code: string, amount: number) => ({
  customer_code,
  amount,
  org_code: '1-GREE',
  dept_code: '702',
  type_rebate_code: 'MONTHLY',
  period: today.slice(0, 7),
  valid_from: today,
  valid_to: addDays(today, 90),
})
const drafted = async (customer: string, amount: number): Promise<string> =>
  (await asker(contract.addCashback, form(customer, amount))).data.cashback_code
const submitted = async (customer: string, amount: number) => {
  const cashback_code = await drafted(customer, amount)
  const { data } = await asker(contract.actOnCashback.submit, { cashback_code, row_version: 1 })
  return { cashback_code, row_version: data.row_version as number }
}
const detailFor = async (user: typeof asker, cashback_code: string) =>
  (await user(contract.getCashback, { cashback_code })).data

test('who raised or submitted a cashback that somebody else drafted neither approves nor rejects it', async () => {
  const customer = await newCustomer()
  const cashback_code = await drafted(customer, 1_000_000)
  const raised = { ...form(customer, 9_000_000), cashback_code, row_version: 1 }
  expect(await approver(contract.updateCashback, raised)).toMatchObject({ code: '200' })
  const submitter = await as()
  await submitter(contract.actOnCashback.submit, { cashback_code, row_version: 2 })
  const seen = { cashback_code, row_version: 3 }
  for (const author of [asker, approver, submitter]) {
    expect(await author(contract.actOnCashback.approve, seen)).toMatchObject({ code: '409', message: wrote })
    const reason = 'Let us write it anew'
    expect(await author(contract.actOnCashback.reject, { ...seen, reason })).toMatchObject({ message: wrote })
  }
  expect((await detailFor(asker, cashback_code)).authors).toHaveLength(3)
  expect(await branchManager(contract.actOnCashback.approve, seen)).toMatchObject({ message: 'Approved' })
  expect(await detailFor(asker, cashback_code)).toMatchObject({
    ...{ status: 'Approved', authors: [], granted_amount: 9_000_000, cashback_remain: 9_000_000 },
  })
})

test('after a rejection its authors are still its authors', async () => {
  const seen = await submitted(await newCustomer(), 1000)
  const reason = 'The event was never agreed on'
  const rejected = await approver(contract.actOnCashback.reject, { ...seen, reason })
  const again = { ...seen, row_version: rejected.data.row_version }
  const { data } = await branchManager(contract.actOnCashback.submit, again)
  for (const author of [asker, branchManager])
    expect(await author(contract.actOnCashback.approve, data)).toMatchObject({ message: wrote })
  expect(await approver(contract.actOnCashback.approve, data)).toMatchObject({ message: 'Approved' })
})

test('the answer to an approval has the version of the line as it is now', async () => {
  const seen = await submitted(await newCustomer(), 1000)
  const { data } = await approver(contract.actOnCashback.approve, seen)
  expect((await detailFor(asker, seen.cashback_code)).row_version).toBe(data.row_version)
})

test('the limit of a branch manager counts what they approved for the same customer on that day', async () => {
  const customer = await newCustomer()
  const [first, second] = [await submitted(customer, 6_000_000), await submitted(customer, 6_000_000)]
  expect(await branchManager(contract.actOnCashback.approve, first)).toMatchObject({ message: 'Approved' })
  expect(await detailFor(branchManager, second.cashback_code)).toMatchObject({ approved_today: 6_000_000 })
  expect(await branchManager(contract.actOnCashback.approve, second)).toMatchObject({ code: '409', message: aboveDay })
  const elsewhere = await submitted(await newCustomer(), 6_000_000)
  expect(await branchManager(contract.actOnCashback.approve, elsewhere)).toMatchObject({ message: 'Approved' })
  expect(await approver(contract.actOnCashback.approve, second)).toMatchObject({ message: 'Approved' })
})

test('of two approvals at once only one finds room below the limit', async () => {
  const customer = await newCustomer()
  const both = [await submitted(customer, 6_000_000), await submitted(customer, 6_000_000)]
  const answers = await Promise.all(both.map((seen) => branchManager(contract.actOnCashback.approve, seen)))
  expect(answers.map(({ message }) => message).sort()).toEqual(['Approved', aboveDay])
})

test('a raise of a granted line counts for the same limit', async () => {
  const customer = await newCustomer()
  const cashback_code = await newLine(customer, 1000)
  await branchManager(contract.actOnCashback.approve, await submitted(customer, 6_000_000))
  const { row_version } = await detailFor(asker, cashback_code)
  const reason = 'The counting was wrong'
  await asker(changes.requestAdjustment, { cashback_code, row_version, amount: 6_000_000, reason })
  const [{ change_id }] = (await detailFor(asker, cashback_code)).changes
  const change = { change_id, row_version: 1 }
  expect(await branchManager(changes.approveChange, change)).toMatchObject({ code: '409', message: aboveDay })
  expect(await approver(changes.approveChange, change)).toMatchObject({ code: '200' })
})

test('a calculation approves what the limit of the day leaves, and the rest waits for finance', async () => {
  const [one, other] = [await newCustomer(), await newCustomer()]
  await branchManager(contract.actOnCashback.approve, await submitted(one, 6_000_000))
  const run = { period: today.slice(0, 7), type_rebate_code: 'MONTHLY', dept_code: '702', status: 'Created' as const }
  await db.insert(cashbackRuns).values({ ...run, run_code: 'CR-1', created_by: 'U-1', create_user_name: 'Somebody' })
  const amount = 6_000_000
  for (const customer_code of [one, other]) {
    const { cashback_code } = await submitted(customer_code, amount)
    await db.insert(cashbackRunLines).values({
      ...{ run_code: 'CR-1', cashback_code, customer_code, inputs: [], takes: [], is_done: true, outcome: 'grant' },
      ...{ earned_amount: amount, granted_before: 0, difference: amount, short_amount: 0 },
      ...{ target_amount: 0, actual_amount: 0, percent: 0 },
    })
  }
  const seen = { run_code: 'CR-1', row_version: 1 }
  expect((await branchManager(runContract.approveRun, seen)).data).toEqual({ done: 1, left: 1, has_more: false })
  expect(await branchManager(runContract.approveRun, seen)).toMatchObject({ code: '409', message: aboveDay })
  expect((await approver(runContract.approveRun, seen)).data).toEqual({ done: 1, left: 0, has_more: false })
})

test('what waited when its customer was closed is not granted, raised or extended; less of it may be', async () => {
  const customer = await newCustomer()
  const code = await newLine(customer, 5000)
  const longer = await newLine(customer, 5000)
  const lessened = await newLine(customer, 5000)
  const waiting = await submitted(customer, 1000)
  const draft = await drafted(customer, 1000)
  const wish = async (cashback_code: string) => ({
    cashback_code,
    row_version: (await detailFor(asker, cashback_code)).row_version,
    reason: 'Agreed with the customer',
  })
  await asker(changes.requestAdjustment, { ...(await wish(code)), amount: 700 })
  await asker(changes.requestExtension, { ...(await wish(longer)), valid_to: addDays(today, 300) })
  await asker(changes.requestAdjustment, { ...(await wish(lessened)), amount: -700 })
  await db.update(customers).set({ status: 'Closed' }).where(eq(customers.customer_code, customer))
  const refused = { code: '409', message: 'The customer is closed and takes no new business' }
  expect(await approver(contract.actOnCashback.approve, waiting)).toMatchObject(refused)
  const asked = { cashback_code: draft, row_version: 1 }
  expect(await asker(contract.actOnCashback.submit, asked)).toMatchObject(refused)
  const change = async (cashback_code: string) => (await detailFor(asker, cashback_code)).changes[0]
  expect(await approver(changes.approveChange, await change(code))).toMatchObject(refused)
  expect(await approver(changes.approveChange, await change(longer))).toMatchObject(refused)
  expect(await approver(changes.approveChange, await change(lessened))).toMatchObject({ code: '200' })
  expect(await detailFor(asker, code)).toMatchObject({ granted_amount: 5000, cashback_remain: 5000 })
})
