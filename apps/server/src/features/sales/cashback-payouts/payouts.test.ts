import * as orders from '@sejuk/contract/sales/cashback-orders'
import * as contract from '@sejuk/contract/sales/cashback-payouts'
import * as cashback from '@sejuk/contract/sales/cashbacks'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { journalsOf } from '../../../../test/books/written-journals.ts'
import { startCashbackServer } from '../../../../test/cashback.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackPayouts } from '../../../db/tables/sales/cashback-payouts.ts'
import { cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { differencesIn } from '../cashbacks/reconcile.ts'

const server = await startTestServer()
const { db, as } = server
const { newCustomer, newLine } = await startCashbackServer(server)
const [maker, chief] = [await as(), await as()]
await db.insert(banks).values({
  ...{ bank_code: 'BCA', bank_short_name: 'BCA', bank_name: 'Bank Central Asia', swift_code: 'CENAIDJA' },
  ...{ receiver_types: [], receiver_residencies: [], chooseable_status: 'Yes' },
})
await db.insert(rebateTypes).values([
  { type_rebate_code: 'SUPPORT', type_rebate_name: 'Support', payout: 'bank' },
  { type_rebate_code: 'YEARLY', type_rebate_name: 'Yearly', payout: 'credit-note' },
])
const account = { bank_code: 'BCA', account_name: 'Toko Maju', account_number: '0123456789' }

const granted = async (amount: number, type_rebate_code: 'SUPPORT' | 'YEARLY', more: object = account) => {
  const customer_code = await newCustomer(more)
  const cashback_code = await newLine(customer_code, amount)
  await db.update(cashbacks).set({ type_rebate_code }).where(eq(cashbacks.cashback_code, cashback_code))
  return { customer_code, cashback_code }
}
const lineOf = async (cashback_code: string) => (await maker(cashback.getCashback, { cashback_code })).data
const payoutOf = async (payout_code: string) => (await maker(contract.getPayout, { payout_code })).data
const act = async (
  who: typeof maker,
  name: keyof typeof contract.actOnPayout,
  payout_code: string,
  more: object = {},
) => {
  const { row_version } = await payoutOf(payout_code)
  return who(contract.actOnPayout[name], { payout_code, row_version, ...more })
}
const newPayout = async (method: 'bank' | 'credit-note' = 'bank') =>
  (await maker(contract.createPayout, { method })).data.payout_code as string
const approved = async (method: 'bank' | 'credit-note' = 'bank') => {
  const payout_code = await newPayout(method)
  await act(maker, 'submit', payout_code)
  expect(await act(chief, 'approve', payout_code)).toMatchObject({ code: '200' })
  return payout_code
}
type Answer = [line: number, amount: number, result: 'SUCCESS' | 'FAILED', ref: string, why?: string]
const answer = (payout_code: string, answers: Answer[]) => {
  const rows = answers.map(
    ([line, amount, result, ref, why = '']) => `R,${payout_code}/${line},${amount},${result},${ref},${why}`,
  )
  const sum = answers.reduce((all, [, amount]) => all + amount, 0)
  const form = fileForm(Buffer.from([...rows, `T,${answers.length},${sum}`].join('\n')), 'answer.csv')
  form.set('payout_code', payout_code)
  return maker(contract.importPayoutResult, form)
}

// Each test pays what it grants itself.
beforeEach(async () => {
  for (const { payout_code, status } of await db.select().from(cashbackPayouts))
    if (status === 'Draft') await act(maker, 'delete', payout_code)
  await db.update(cashbacks).set({ type_rebate_code: 'MONTHLY' })
})

test('a rebate type paid by bank is no order discount: its lines are not offered to an order', async () => {
  const { customer_code, cashback_code } = await granted(500_000, 'SUPPORT')
  const { data } = await maker(cashback.getAvailableCashback, { customer_code })
  expect(JSON.stringify(data)).not.toContain(cashback_code)
  const plan = {
    ...{ customer_code, order_code: 'SO-1', original_total_amount: 10_000_000 },
    ...{ cashback_list: [{ cashback_code, amount: 100_000 }] },
  }
  expect(await maker(orders.checkCashbackPlan, plan)).not.toMatchObject({ code: '200' })
})

test('from draft to paid: approved by another, in the bank’s file, and shown as paid with date and reference', async () => {
  const { cashback_code } = await granted(750_000, 'SUPPORT')
  const payout_code = await newPayout()
  expect(await lineOf(cashback_code)).toMatchObject({ planned_amount: 750_000, cashback_remain: 0, payout_code })
  await act(maker, 'submit', payout_code)
  expect(await act(maker, 'approve', payout_code)).toMatchObject({ code: '409' })
  expect(await act(chief, 'approve', payout_code)).toMatchObject({ code: '200' })
  expect(await act(maker, 'issue', payout_code, { reference: 'CN-1' })).toMatchObject({ code: '409' })
  expect(await act(maker, 'pay', payout_code)).toMatchObject({ code: '200' })
  const file = await maker(contract.downloadPayoutFile, { payout_code })
  expect(String(file.data)).toContain(
    `"P","${payout_code}/1","CENAIDJA","BANK CENTRAL ASIA","0123456789","TOKO MAJU","Clearing","750000"`,
  )
  expect(await lineOf(cashback_code)).toMatchObject({ payment_status: 'Payment_Processing', paid_date: null })
  expect(await answer(payout_code, [[1, 750_000, 'SUCCESS', 'TRF-77']])).toMatchObject({
    data: { paid: 1, failed: 0, already: 0, open: 0 },
  })
  expect(await lineOf(cashback_code)).toMatchObject({
    status: 'Closed',
    used_amount: 750_000,
    planned_amount: 0,
    payment_status: 'Payment_Successful',
    paid_reference: 'TRF-77',
    paid_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(await payoutOf(payout_code)).toMatchObject({ status: 'Finished', paid: 1 })
  expect(await answer(payout_code, [[1, 750_000, 'SUCCESS', 'TRF-77']])).toMatchObject({ data: { already: 1 } })
  expect(await journalsOf(db, payout_code)).toEqual([
    { event: 'cashback-paid', 'accrued-cashback': 750_000, bank: -750_000 },
  ])
  expect(await answer(payout_code, [[1, 750_000, 'FAILED', '', 'No']])).toMatchObject({ code: '406' })
  expect((await differencesIn(db)).differences).toEqual([])
})

test('a payment that failed frees its cashback for the next payout', async () => {
  const { cashback_code } = await granted(300_000, 'SUPPORT')
  const payout_code = await approved()
  await act(maker, 'pay', payout_code)
  await answer(payout_code, [[1, 300_000, 'FAILED', '', 'Account closed']])
  expect(await lineOf(cashback_code)).toMatchObject({ cashback_remain: 300_000, payment_status: 'Payment_Failed' })
  const again = await newPayout()
  expect((await payoutOf(again)).payments).toMatchObject([{ cashback_code, net_amount: 300_000 }])
  // Each counts its own lines, in its detail as in the list.
  const { data: listed } = await maker(contract.listPayouts)
  for (const [code, failed] of [
    [payout_code, 1],
    [again, 0],
  ] as const) {
    expect(await payoutOf(code)).toMatchObject({ paid: 0, failed })
    expect(listed.find((one: { payout_code: string }) => one.payout_code === code)).toMatchObject({ paid: 0, failed })
  }
  expect((await differencesIn(db)).differences).toEqual([])
})

test('without a bank account nothing is paid by bank, and the reason is shown', async () => {
  const { cashback_code } = await granted(200_000, 'SUPPORT', {})
  const { data } = await maker(contract.previewPayout, { method: 'bank' })
  expect(data).toMatchObject({ lines: 0, candidates: [{ cashback_code, obstacle: 'No_Account' }] })
  expect(await maker(contract.createPayout, { method: 'bank' })).toMatchObject({ code: '406' })
})

test('an account that changed after the payout was made is not paid into', async () => {
  const { customer_code } = await granted(200_000, 'SUPPORT')
  const payout_code = await approved()
  await db.update(customers).set({ account_number: '999999' }).where(eq(customers.customer_code, customer_code))
  expect(await act(maker, 'pay', payout_code)).toMatchObject({ code: '409', status: 'AccountChanged' })
  expect(await act(chief, 'return', payout_code, { reason: 'The account changed' })).toMatchObject({ code: '200' })
})

test('what is left out of a draft, or its whole draft deleted, is free again', async () => {
  const first = await granted(100_000, 'SUPPORT')
  const second = await granted(200_000, 'SUPPORT')
  const payout_code = await newPayout()
  const leave = { cashback_code: first.cashback_code, reason: 'Not agreed yet' }
  expect(await act(maker, 'leave-out', payout_code, leave)).toMatchObject({ code: '200' })
  expect(await payoutOf(payout_code)).toMatchObject({ lines: 1, net_amount: 200_000 })
  expect(await lineOf(first.cashback_code)).toMatchObject({ cashback_remain: 100_000 })
  expect(await act(maker, 'delete', payout_code)).toMatchObject({ code: '200' })
  expect(await lineOf(second.cashback_code)).toMatchObject({ cashback_remain: 200_000, payment_status: null })
})

test('two payouts at once never take the same cashback', async () => {
  const { cashback_code } = await granted(400_000, 'SUPPORT')
  const answers = await Promise.all([0, 1].map(() => maker(contract.createPayout, { method: 'bank' })))
  expect(answers.map(({ code }) => code).sort()[0]).toBe('200')
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
  expect(await lineOf(cashback_code)).toMatchObject({ planned_amount: 400_000, cashback_remain: 0 })
})

test('a type paid by credit note is paid with the number of the note', async () => {
  const { cashback_code } = await granted(900_000, 'YEARLY')
  const payout_code = await approved('credit-note')
  expect(await act(maker, 'pay', payout_code)).toMatchObject({ code: '409' })
  expect(await act(maker, 'issue', payout_code, { reference: '' })).toMatchObject({ code: '406' })
  expect(await act(maker, 'issue', payout_code, { reference: 'CN-2611-004' })).toMatchObject({ code: '200' })
  expect(await lineOf(cashback_code)).toMatchObject({
    payment_status: 'Payment_Successful',
    paid_reference: 'CN-2611-004',
    used_amount: 900_000,
  })
  expect(await payoutOf(payout_code)).toMatchObject({ status: 'Finished' })
})

test('whoever lacks the permission neither sees nor makes payouts', async () => {
  const stranger = await as(['Cashback-List-Search'])
  expect(await stranger(contract.listPayouts)).toMatchObject({ code: '403' })
  expect(await stranger(contract.createPayout, { method: 'bank' })).toMatchObject({ code: '403' })
})
