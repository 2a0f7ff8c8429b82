import * as inbox from '@sejuk/contract/platform/notifications'
import * as changes from '@sejuk/contract/sales/cashback-changes'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { expect, test } from 'vitest'
import { startCashbackServer } from '../../../../test/cashback.ts'
import { featuresWithOrders } from '../../../../test/cashback-orders.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()

const server = await startTestServer({ features: featuresWithOrders })
const { db, as } = server
const { asker, approver, newCustomer, newLine } = await startCashbackServer(server)
const branchManager = await as([
  'Cashback-List-Search',
  'Cashback-Approve',
  'Cashback-Manual-Rebate',
  'Cashback-Update',
  'Cashback-Extend',
])

await db.insert(rebateTypes).values({ type_rebate_code: 'EVENT', type_rebate_name: 'Event', requires_document: true })

const rebate = (customer_code: string, amount: unknown, more: object = {}) => ({
  customer_code,
  org_code: '1-GREE',
  dept_code: '702',
  type_rebate_code: 'MONTHLY',
  amount,
  valid_to: addDays(today, 90),
  reason: 'Opening of the new shop in Senen',
  ...more,
})
const detail = async (cashback_code: string) => (await asker(contract.getCashback, { cashback_code })).data

test.each([
  [0, 'Amount must be greater than 0'],
  [-5, 'Amount must be greater than 0'],
  ['-5', 'Amount must be greater than 0'],
  ['0', 'Amount must be greater than 0'],
  [0.5, 'Amount is whole rupiah'],
  ['1,5', 'Amount is whole rupiah'],
  ['1e309', 'Amount is whole rupiah'],
  [2e15, 'Amount is too large'],
  ['', 'Amount is required!'],
])('a manual rebate of %j is refused: %s', async (amount, message) => {
  const answer = await asker(contract.addManualRebate, rebate(await newCustomer(), amount))
  expect(answer).toMatchObject({
    code: '406',
    message: 'Form invalid. Please check the form',
    errors: { amount: [message] },
  })
})

test('what a manual rebate names must be there, its day ahead and its reason told', async () => {
  const customer = await newCustomer()
  const errorsOf = async (more: object) => (await asker(contract.addManualRebate, rebate(customer, 1000, more))).errors
  expect(await errorsOf({ valid_to: addDays(today, -1) })).toEqual({ valid_to: ['Validity date is in the past'] })
  expect(await errorsOf({ reason: 'Too short' })).toEqual({ reason: ['Reason has 10 to 500 characters'] })
  expect(await errorsOf({ customer_code: 'C-NONE' })).toEqual({ customer_code: ['This choice is not in the list'] })
  expect(await errorsOf({ dept_code: '799' })).toEqual({ dept_code: ['This choice is not in the list'] })
  expect(await errorsOf({ org_code: '9-NONE' })).toEqual({ org_code: ['This choice is not in the list'] })
  expect(await errorsOf({ type_rebate_code: 'NONE' })).toEqual({ type_rebate_code: ['This choice is not in the list'] })
  expect(await errorsOf({ type_rebate_code: 'EVENT' })).toEqual({ file: ['This type of rebate needs a document'] })
})

test('the document of a rebate comes with it, and is shown to whoever sees the rebate', async () => {
  const form = fileForm(new TextEncoder().encode('%PDF-1.7 agreed'), 'agreement.pdf')
  const asked = rebate(await newCustomer(), 1000, { type_rebate_code: 'EVENT' })
  for (const [name, value] of Object.entries(asked)) form.set(name, String(value))
  const { data, code } = await asker(contract.addManualRebate, form)
  expect(code).toBe('200')
  expect(await detail(data.cashback_code)).toMatchObject({
    document_name: 'agreement.pdf',
    document_path: expect.stringContaining('/api/files/'),
    row_version: 1,
  })
})

test('a manual rebate waits for somebody else; up to ten million a branch manager, above that finance', async () => {
  const customer = await newCustomer()
  const own = await branchManager(contract.addManualRebate, rebate(customer, 1_000_000))
  const { cashback_code } = own.data
  expect(await detail(cashback_code)).toMatchObject({ status: 'Submitted', granted_amount: 0, source: 'manual' })
  const seen = { cashback_code, row_version: 1 }
  expect(await branchManager(contract.actOnCashback.approve, seen)).toMatchObject({
    code: '409',
    message: 'Somebody else than who wrote it must approve it',
  })
  expect(await approver(contract.actOnCashback.approve, seen)).toMatchObject({ code: '200', message: 'Approved' })
  expect(await detail(cashback_code)).toMatchObject({
    status: 'Approved',
    granted_amount: 1_000_000,
    cashback_remain: 1_000_000,
    ledger: [{ kind: 'grant', amount: 1_000_000, balance: 1_000_000 }],
  })
  const large = (await asker(contract.addManualRebate, rebate(customer, 10_000_001))).data.cashback_code
  const first = { cashback_code: large, row_version: 1 }
  expect(await branchManager(contract.actOnCashback.approve, first)).toMatchObject({
    code: '409',
    message: 'Above Rp 10.000.000 finance decides',
  })
  expect(
    await approver(contract.actOnCashback.reject, { ...first, reason: 'The event was never agreed on' }),
  ).toMatchObject({
    code: '200',
    message: 'Rejected',
  })
  expect(await detail(large)).toMatchObject({ status: 'Rejected', reject_reason: 'The event was never agreed on' })
  expect((await asker(inbox.listNotifications)).data[0]).toMatchObject({ event: 'cashback-rejected' })
})

test('a stale approval is a 409 and grants nothing; two at once grant once', async () => {
  const customer = await newCustomer()
  const { cashback_code } = (await asker(contract.addManualRebate, rebate(customer, 5000))).data
  expect(await approver(contract.actOnCashback.approve, { cashback_code, row_version: 9 })).toMatchObject({
    code: '409',
    status: 'Conflict',
  })
  const both = await Promise.all(
    [1, 2].map(() => approver(contract.actOnCashback.approve, { cashback_code, row_version: 1 })),
  )
  expect(both.map(({ code }) => code).sort()).toEqual(['200', '409'])
  expect(await detail(cashback_code)).toMatchObject({ granted_amount: 5000 })
})

test('a line is edited while it is a draft, and never after it was granted', async () => {
  const customer = await newCustomer()
  const form = {
    ...rebate(customer, 2000),
    period: '2026-10',
    valid_from: today,
    remark: 'October',
  }
  const { cashback_code } = (await asker(contract.addCashback, form)).data
  expect(cashback_code).toMatch(/^CB-702-\d{4}-\d{5}$/)
  const changed = { ...form, cashback_code, row_version: 1, amount: 2500 }
  expect(await asker(contract.updateCashback, { ...changed, period: '2026-13' })).toMatchObject({
    code: '406',
    errors: { period: ['Period is a month, such as 2026-11'] },
  })
  expect(await asker(contract.updateCashback, changed)).toMatchObject({ code: '200', message: 'Updated' })
  expect(await asker(contract.updateCashback, changed)).toMatchObject({
    code: '409',
    data: { current: { cashback_amount: 2500, row_version: 2 } },
  })
  expect(await approver(contract.actOnCashback.approve, { cashback_code, row_version: 2 })).toMatchObject({
    message: 'Needs status Submitted',
  })
  await asker(contract.actOnCashback.submit, { cashback_code, row_version: 2 })
  await approver(contract.actOnCashback.approve, { cashback_code, row_version: 3 })
  const { row_version } = await detail(cashback_code)
  expect(await asker(contract.updateCashback, { ...changed, row_version })).toMatchObject({
    code: '409',
    message: 'Needs status Draft or Rejected',
  })
  const log = (await asker(contract.cashbackLog, { code: cashback_code })).data
  expect(log.map((entry: { action: string }) => entry.action)).toEqual(['approve', 'submit', 'update', 'create'])
})

test('a longer validity and an adjustment wait for somebody else, one at a time', async () => {
  const customer = await newCustomer()
  const code = await newLine(customer, 5000, { valid_to: addDays(today, 5) })
  let row_version = (await detail(code)).row_version
  const asked = { cashback_code: code, row_version, reason: 'The order comes next month' }
  expect(await asker(changes.requestExtension, { ...asked, valid_to: addDays(today, -1) })).toMatchObject({
    errors: { valid_to: ['Validity date is in the past'] },
  })
  expect(await asker(changes.requestExtension, { ...asked, valid_to: addDays(today, 3) })).toMatchObject({
    errors: { valid_to: ['The new last day must be later than the present one'] },
  })
  expect(await asker(changes.requestExtension, { ...asked, valid_to: addDays(today, 65) })).toMatchObject({
    code: '200',
  })
  expect(await asker(changes.requestAdjustment, { ...asked, amount: 5 })).toMatchObject({
    code: '409',
    message: 'A change of it waits for a decision already',
  })
  const [change] = (await detail(code)).changes
  expect(await asker(changes.approveChange, change)).toMatchObject({
    code: '409',
    message: 'Somebody else than who made it must decide',
  })
  expect(await approver(changes.approveChange, change)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({ valid_to: addDays(today, 65), changes: [{ status: 'Approved' }] })
  expect(await approver(changes.approveChange, { ...change, row_version: 2 })).toMatchObject({
    code: '409',
    message: 'Needs status Submitted',
  })

  row_version = (await detail(code)).row_version
  const less = { cashback_code: code, row_version, reason: 'Goods of October came back' }
  expect(await asker(changes.requestAdjustment, { ...less, amount: 0 })).toMatchObject({ code: '406' })
  expect(await asker(changes.requestAdjustment, { ...less, amount: -5001 })).toMatchObject({
    errors: { amount: ['Amount exceeds the remaining cashback'] },
  })
  await asker(changes.requestAdjustment, { ...less, amount: -2000 })
  const [second] = (await detail(code)).changes
  expect(await approver(changes.rejectChange, { ...second, reason: 'short' })).toMatchObject({ code: '406' })
  expect(await approver(changes.approveChange, second)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({
    status: 'Adjusted',
    granted_amount: 3000,
    cashback_remain: 3000,
    ledger: [{ kind: 'adjust', amount: -2000, balance: 3000, reason: 'Goods of October came back' }, { kind: 'grant' }],
  })
})

test('a line passes to another branch by the word of somebody else', async () => {
  const code = await newLine(await newCustomer(), 5000)
  const { row_version } = await detail(code)
  const asked = { cashback_code: code, row_version, reason: 'The customer moved to Tangerang' }
  const errorsOf = async (dept_code: string) =>
    (await asker(changes.requestTransfer, { ...asked, dept_code })).errors?.dept_code
  expect(await errorsOf('702')).toEqual(['It is with this department already'])
  expect(await errorsOf('999')).toEqual(['This choice is not in the list'])
  expect(await asker(changes.requestTransfer, { ...asked, dept_code: '713' })).toMatchObject({ code: '200' })
  const [change] = (await detail(code)).changes
  const waiting = await asker(contract.listCashbacks, { change: 'waiting' })
  expect(waiting.data.map((row: { cashback_code: string }) => row.cashback_code)).toEqual([code])
  expect(await asker(changes.approveChange, change)).toMatchObject({ code: '409' })
  expect(await approver(changes.approveChange, change)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({ dept_code: '713', cashback_remain: 5000, changes: [{ kind: 'transfer' }] })
})
