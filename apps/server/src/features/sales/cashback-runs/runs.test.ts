import * as imports from '@sejuk/contract/platform/imports'
import { approveChange } from '@sejuk/contract/sales/cashback-changes'
import * as contract from '@sejuk/contract/sales/cashback-runs'
import { targetSheet } from '@sejuk/contract/sales/cashback-targets'
import * as lineContract from '@sejuk/contract/sales/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startCashbackServer } from '../../../../test/cashback.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { workbook } from '../../../../test/workbooks.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { businessUnits } from '../../../db/tables/masters/business-units.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackTargets } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { workOnRun } from './worker.ts'

const today = companyToday()

const server = await startTestServer()
const { db, as } = server
const { asker, approver, newCustomer } = await startCashbackServer(server)
await db.insert(rebateTypes).values([
  { type_rebate_code: 'TARGET', type_rebate_name: 'Monthly tiers', calc: 'tier-table' },
  { type_rebate_code: 'SELL_OUT', type_rebate_name: 'Sell out', basis: 'sell-out-qty' },
])
const tiers = [
  { from: 8_000, rate: 100 },
  { from: 10_000, rate: 200 },
]
let months = 0
/** A month nobody else reckons. */
const newMonth = () => `${2020 + Math.floor(months / 12)}-${String((months++ % 12) + 1).padStart(2, '0')}`
let invoices = 0
const buy = (customer_code: string, period: string, amount: number, more: object = {}) => {
  const day = `${period}-10`
  const invoice_code = `INV-${++invoices}`
  return db
    .insert(customerInvoices)
    .values({ invoice_code, customer_code, invoice_date: day, due_date: day, amount, ...more })
}
const aim = (customer_code: string, period: string, target_amount = 1_000_000, business_unit_code = 'RAC') =>
  db.insert(cashbackTargets).values({ customer_code, business_unit_code, period, target_amount, tiers })

const form = (period: string, more: object = {}) => ({ period, type_rebate_code: 'TARGET', dept_code: '702', ...more })
const calculate = async (period: string, by = asker): Promise<string> => {
  const { data } = await by(contract.calculateCashback, form(period))
  await workOnRun(db, data.run_code)
  return data.run_code
}
const runOf = async (run_code: string) => (await asker(contract.getCashbackRun, { run_code })).data
const linesOf = async (run_code: string) => (await asker(contract.listCashbackRunLines, { run_code })).data
const create = async (run_code: string) => {
  const { row_version } = await runOf(run_code)
  await asker(contract.createRunLines, { run_code, row_version })
  await workOnRun(db, run_code)
}
const seen = async (run_code: string) => ({ run_code, row_version: (await runOf(run_code)).row_version })

test('a month is looked at, made into drafts, handed in and granted, and every rupiah leads back to its invoices', async () => {
  const period = newMonth()
  const [customer, behind] = [await newCustomer(), await newCustomer()]
  await aim(customer, period)
  await aim(customer, period, 500_000, 'CAC')
  await aim(behind, period)
  await buy(customer, period, 1_200_000)
  await buy(customer, period, -100_000)
  await buy(customer, period, 400_000, { business_unit_code: 'CAC' })
  await buy(customer, period, 9_000_000, { invoice_date: addDays(`${period}-01`, -1) })
  await buy(behind, period, 700_000)
  const run_code = await calculate(period)
  expect(await runOf(run_code)).toMatchObject({
    status: 'Calculated',
    progress: 100,
    customers: 2,
    grant_amount: 26_000,
  })
  const [line, none] = await linesOf(run_code)
  expect(line).toMatchObject({ earned_amount: 26_000, granted_before: 0, outcome: 'grant', cashback_code: null })
  expect(none).toMatchObject({ customer_code: behind, percent: 7_000, outcome: 'none' })
  const { data } = await asker(contract.getCashbackRunLine, { run_line_id: line.run_line_id })
  expect(data.inputs).toMatchObject([
    { business_unit_code: 'CAC', actual_amount: 400_000, rate: 100, earned_amount: 4_000 },
    { business_unit_code: 'RAC', actual_amount: 1_100_000, rate: 200, earned_amount: 22_000 },
  ])
  expect(data.inputs[1].invoices.map(({ amount }: { amount: number }) => amount)).toEqual([1_200_000, -100_000])

  await create(run_code)
  const [{ cashback_code }] = await linesOf(run_code)
  const detail = async () => (await asker(lineContract.getCashback, { cashback_code })).data
  expect(await detail()).toMatchObject({
    ...{ status: 'Draft', cashback_amount: 26_000, source: 'calculated', period, dept_code: '702' },
    origin: { run_code, difference: 26_000, inputs: data.inputs },
  })
  expect(await asker(contract.submitRun, await seen(run_code))).toMatchObject({
    data: { done: 1, left: 0, has_more: false },
  })
  expect(await asker(contract.approveRun, await seen(run_code))).toMatchObject({
    code: '409',
    message: 'Somebody else than who made it must decide',
  })
  expect(await approver(contract.approveRun, await seen(run_code))).toMatchObject({
    data: { done: 1, left: 0, has_more: false },
  })
  expect(await detail()).toMatchObject({ status: 'Approved', cashback_remain: 26_000 })
})

test('a second run gives the difference; goods that come back later are asked back, never edited away', async () => {
  const period = newMonth()
  const customer = await newCustomer()
  await aim(customer, period)
  await buy(customer, period, 1_000_000)
  const first = await calculate(period)
  await create(first)
  await buy(customer, period, 500_000)
  const second = await calculate(period)
  expect(await linesOf(second)).toMatchObject([{ earned_amount: 30_000, granted_before: 20_000, difference: 10_000 }])
  await create(second)
  for (const run_code of [first, second]) {
    await asker(contract.submitRun, await seen(run_code))
    await approver(contract.approveRun, await seen(run_code))
  }
  await buy(customer, period, -700_000)
  const third = await calculate(period)
  expect(await linesOf(third)).toMatchObject([
    { earned_amount: 8_000, granted_before: 30_000, difference: -22_000, outcome: 'lower', short_amount: 0 },
  ])
  await create(third)
  const codes = [...(await linesOf(second)), ...(await linesOf(first))].map((line) => line.cashback_code)
  const details = async () =>
    Promise.all(codes.map(async (cashback_code) => (await asker(lineContract.getCashback, { cashback_code })).data))
  expect(await details()).toMatchObject([
    { status: 'Approved', granted_amount: 10_000, changes: [{ kind: 'adjust', amount: -10_000, status: 'Submitted' }] },
    { status: 'Approved', granted_amount: 20_000, changes: [{ kind: 'adjust', amount: -12_000, status: 'Submitted' }] },
  ])
  expect(await linesOf(await calculate(period))).toMatchObject([{ difference: 0, outcome: 'same' }])
  for (const { changes } of await details()) await approver(approveChange, changes[0])
  expect(await details()).toMatchObject([
    { status: 'Closed', granted_amount: 0 },
    { status: 'Adjusted', granted_amount: 8_000, cashback_remain: 8_000 },
  ])
  expect(await linesOf(await calculate(period))).toMatchObject([{ granted_before: 8_000, outcome: 'same' }])
})

test('two runs of one month made at once give the money once', async () => {
  const period = newMonth()
  const customer = await newCustomer()
  await aim(customer, period)
  await buy(customer, period, 1_000_000)
  const both = [await calculate(period), await calculate(period)]
  await Promise.all(both.map(create))
  const made = (await Promise.all(both.map(linesOf))).flat()
  expect(made.filter((line) => line.cashback_code)).toHaveLength(1)
  expect(made.filter((line) => line.problem === 'Changed since the preview. Please calculate again')).toHaveLength(1)
})

test('a run wants a month that began, a type by monthly tiers, and its own maker; a rejected line is reckoned again', async () => {
  const errors = async (more: object) => (await asker(contract.calculateCashback, form('2020-01', more))).errors
  expect(await errors({ period: `${Number(today.slice(0, 4)) + 1}-01` })).toEqual({
    period: ['This month has not begun'],
  })
  expect(await errors({ period: '2026-13' })).toEqual({ period: ['Period is a month, such as 2026-11'] })
  const wrongType = ['This type is not reckoned by monthly targets']
  expect(await errors({ type_rebate_code: 'SELL_OUT' })).toEqual({ type_rebate_code: wrongType })
  expect(await errors({ dept_code: '999' })).toEqual({ dept_code: ['This choice is not in the list'] })
  expect((await asker(contract.calculableTypes)).data.map(({ value }: { value: string }) => value)).toEqual(['TARGET'])

  const period = newMonth()
  const customer = await newCustomer()
  await aim(customer, period)
  await buy(customer, period, 1_000_000)
  const run_code = await calculate(period)
  expect(await approver(contract.createRunLines, await seen(run_code))).toMatchObject({
    code: '409',
    message: 'Only who calculated it may go on with it',
  })
  expect(await asker(contract.createRunLines, { run_code, row_version: 1 })).toMatchObject({ status: 'Conflict' })
  expect(await asker(contract.submitRun, await seen(run_code))).toMatchObject({ message: 'Needs status Created' })
  await create(run_code)
  const [{ cashback_code }] = await linesOf(run_code)
  await asker(contract.submitRun, await seen(run_code))
  const reason = 'The target of the month was wrong'
  await approver(lineContract.actOnCashback.reject, { cashback_code, row_version: 2, reason })
  expect(await asker(lineContract.actOnCashback.submit, { cashback_code, row_version: 3 })).toMatchObject({
    message: 'A new calculation makes it again',
  })
  const again = await calculate(period)
  expect(await linesOf(again)).toMatchObject([{ granted_before: 0, difference: 20_000 }])
  expect(await asker(contract.discardRun, await seen(again))).toMatchObject({ code: '200', message: 'Discarded' })
})

test('whoever sees one branch reckons its customers only, and a failure can be seen', async () => {
  const period = newMonth()
  const own = await newCustomer({ dept_code: '713' })
  await aim(own, period)
  await aim(await newCustomer(), period)
  const manager = await as(['Cashback-Calculate'], { view_data: 'View_Data_My_Branch', department: '713' })
  const run_code = await calculate(period, manager)
  expect(await linesOf(run_code)).toMatchObject([{ customer_code: own }])
  const { data } = await manager(contract.calculateCashback, form(period))
  await db.execute(sql`delete from user_roles where usercode = ${manager.usercode}`)
  await expect(workOnRun(db, data.run_code)).rejects.toThrow()
  expect(await runOf(data.run_code)).toMatchObject({ status: 'Failed', problem: 'Unexpected error' })
})

test('targets come by Excel, are refused line by line, and are taken back until they were reckoned', async () => {
  await db
    .insert(businessUnits)
    .values({ business_unit_code: 'RAC', business_unit_name: 'RAC', has_spareparts: true, seq: 1 })
  const period = newMonth()
  const customer = await newCustomer()
  const send = async (...rows: (string | number)[][]) => {
    const titles = ['Customer Code', 'Business unit', 'Month', 'Target', 'Tiers']
    const form = fileForm(workbook({ Sheet: [titles, ...rows] }), 'targets.xlsx')
    form.set('module_name', targetSheet.module_name)
    return (await asker(imports.previewImport, form)).data.import_batch_code as string
  }
  const good = [customer, 'RAC', period, 1_000_000, '80=1; 100=2']
  const bad = await send(
    good,
    good,
    ['C-NONE', 'RAC', period, 5, '80=1'],
    [customer, 'XYZ', period, 5, '80=1'],
    [customer, 'RAC', '2026-13', 0, '80'],
  )
  const { data: rows } = await asker(imports.listImportRows, { import_batch_code: bad, only: 'bad' })
  expect(rows.map(({ problems }: { problems: object }) => problems)).toEqual([
    { period: 'This target stands in line 2 too' },
    { customer_code: 'Customer not found' },
    { business_unit_code: 'This choice is not in the list' },
    {
      period: 'Period is a month, such as 2026-11',
      target_amount: 'Target is a whole number from 1 to 999999999999',
      tiers: 'Tiers are written like 80=0.75; 100=1.5',
    },
  ])
  const import_batch_code = await send(good)
  expect(await asker(imports.commitImport, { import_batch_code })).toMatchObject({ code: '200' })
  await buy(customer, period, 1_000_000)
  const run_code = await calculate(period)
  expect(await linesOf(run_code)).toMatchObject([{ customer_code: customer, earned_amount: 20_000 }])
  await create(run_code)
  expect(await asker(imports.rollBackImport, { import_batch_code })).toMatchObject({
    code: '409',
    message: '1 of these targets is reckoned already',
  })
})
