import * as runs from '@sejuk/contract/installers/settlements'
import { createRetailOrder } from '@sejuk/contract/retail/retail-orders'
import * as contract from '@sejuk/contract/retail/seller-accounts'
import { myMonth } from '@sejuk/contract/retail/selling'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareRetail } from '../../../../test/retail.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { incentiveAccruals, incentiveCampaigns } from '../../../db/tables/retail/incentives.ts'
import { retailOrders } from '../../../db/tables/retail/retail-orders.ts'

const server = await startTestServer()
const { db } = server
const { keyperson, promotor, other, today, sale, newSet } = await prepareRetail(server)
const [bank] = await db.select().from(banks).limit(1)
if (!bank) throw new Error('there is no bank')
const { bank_code } = bank
await db.insert(banks).values({ ...bank, bank_code: 'OTHER', bank_name: 'Another bank' })
const maker = await server.as(undefined, { usercode: 'FIN-1', username: 'Hendri' })
const checker = await server.as(undefined, { usercode: 'FIN-2', username: 'Ratna' })
const branch = await server.as(['Seller-Account-Search', 'Seller-Account-Approve'], {
  view_data: 'View_Data_My_Branch',
  department: '713',
})

const account = {
  bank_code,
  account_name: 'Keyperson 1',
  credited_account: '123-456 7890',
  id_card_number: '3171234567890123',
}
const kind = 'Sales_Incentive'
const period = { kind, period_from: addDays(today, -40), period_to: today, fee_per_line: 2500 }

await db.insert(incentiveCampaigns).values({
  ...{ campaign_code: 'INC-1', campaign_name: 'November', valid_from: addDays(today, -30), valid_to: today },
  ...{ status: 'Approved', created_by: 'SALES', create_user_name: 'Sales' },
})
/** What one approved sale brought, or a sale that was taken back took. */
const accrue = async (seller_role: 'keyperson' | 'promotor', seller_code: string, amount: number) => {
  const by = seller_role === 'promotor' ? promotor : keyperson
  const made = await by(createRetailOrder, sale([await newSet()]))
  const retail_order_code = made.data.retail_order_code as string
  await db.insert(incentiveAccruals).values({
    ...{ campaign_code: 'INC-1', retail_order_code, line_no: 1, seller_role, seller_code, amount },
    ...{ item_code: 'GSW-09', sale_date: today, is_reversal: amount < 0 },
  })
}
const accounts = async (by = maker) =>
  (await by(contract.listSellerAccounts, { limit: 100 })).data as contract.SellerAccount[]
const decide = async (name: 'approve' | 'reject', seller_key: string, by = checker, more: object = {}) => {
  const found = (await accounts()).find((one) => one.seller_key === seller_key)
  return by(contract.actOnSellerAccount[name], { seller_key, row_version: found?.row_version ?? 1, ...more })
}
const create = (more: object = {}, by = maker) => by(runs.createSettlement, { ...period, ...more })
const get = async (settlement_code: string) =>
  (await maker(runs.getSettlement, { settlement_code })).data as runs.SettlementDetail
const act = async (name: 'submit' | 'approve' | 'pay' | 'delete', settlement_code: string, by = maker) =>
  by(runs.actOnSettlement[name], { settlement_code, row_version: (await get(settlement_code)).row_version })
const answer = async ({ settlement_code, lines }: runs.SettlementDetail, result: 'SUCCESS' | 'FAILED') => {
  const rows = lines.map((line) => `R,${settlement_code}/${line.line_no},${line.net_amount},${result},BANK-1,`)
  const sum = lines.reduce((all, { net_amount }) => all + net_amount, 0)
  const form = new FormData()
  form.set('settlement_code', settlement_code)
  form.set('file', new File([[...rows, `T,${rows.length},${sum}`].join('\r\n')], 'result.csv', { type: 'text/csv' }))
  return maker(runs.importBankResult, form)
}
const month = async (by = keyperson) => (await by(myMonth, {})).data

test('a seller writes the own account, which another one approves, and a changed one waits again', async () => {
  const saved = await keyperson(contract.saveSellerAccount, account)
  expect(saved).toMatchObject({ code: '200', data: { approve_status: 'Bank_Submitted' } })
  expect(await accounts()).toMatchObject([
    { seller_key: 'keyperson:KEY-1', seller_name: 'Keyperson 1', credited_account: '1234567890' },
  ])
  expect(await accounts(branch)).toEqual([])
  expect((await decide('approve', 'keyperson:KEY-1', branch)).code).toBe('404')
  expect((await keyperson(contract.listSellerAccounts, {})).code).toBe('403')
  expect((await decide('reject', 'keyperson:KEY-1', checker, { reason: 'Another name' })).code).toBe('200')
  expect((await month()).account).toMatchObject({
    ...{ approve_status: 'Bank_Rejected', reject_reason: 'Another name', bank_name: bank.bank_name },
  })
  expect((await keyperson(contract.saveSellerAccount, account)).code).toBe('409')
  const { row_version } = (await month()).account
  expect((await keyperson(contract.saveSellerAccount, { ...account, row_version })).code).toBe('200')
  expect((await decide('approve', 'keyperson:KEY-1')).data).toMatchObject({ approve_status: 'Bank_Approved' })
  const wrong = { ...account, credited_account: '12', id_card_number: '317', bank_code: 'NONE' }
  expect((await other(contract.saveSellerAccount, wrong)).errors).toMatchObject({
    credited_account: [expect.any(String)],
    id_card_number: ['The ID card number has sixteen digits'],
  })
  expect((await other(contract.saveSellerAccount, { ...account, bank_code: 'NONE' })).errors).toHaveProperty(
    'bank_code',
  )
})

test('what sellers earned is paid by the engine of installers: less tax, into the approved account, and never twice', async () => {
  await accrue('keyperson', 'KEY-1', 100_000)
  await accrue('keyperson', 'KEY-1', 60_000)
  await accrue('keyperson', 'KEY-1', -60_000)
  await accrue('promotor', 'PRM-1', 80_000)
  const preview = (await maker(runs.previewSettlement, period)).data
  expect(preview.payable).toMatchObject([{ payable_code: 'KEY-1', amount: 100_000 }])
  expect(preview.excluded).toMatchObject([{ payable_code: 'PRM-1', kind: 'Bank_Not_Approved', amount: 80_000 }])
  const both = await Promise.all([create(), create({}, checker)])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['200', '406'])
  const code = both.find((one) => one.code === '200')?.data.settlement_code as string
  expect(await get(code)).toMatchObject({
    ...{ kind, installers: 1, gross_amount: 100_000, tax_amount: 2500, net_amount: 95_000 },
    lines: [
      { user_code: 'KEY-1', user_type: 'keyperson', credited_account: '1234567890', tickets: [{ amount: 100_000 }] },
    ],
    excluded: [{ payable_code: 'PRM-1', kind: 'Bank_Not_Approved' }],
  })
  await act('delete', code, both[0]?.code === '200' ? maker : checker)
  expect((await maker(runs.previewSettlement, period)).data.payable).toHaveLength(1)
})

test('a failed payment is paid with the next run; paid, the seller hears of it and sees it on the phone', async () => {
  const code = (await create()).data.settlement_code as string
  await act('submit', code)
  expect((await act('approve', code)).code).toBe('409')
  expect((await act('approve', code, checker)).code).toBe('200')
  expect((await act('pay', code)).code).toBe('200')
  expect(await month()).toMatchObject({ unpaid: 0, in_payment: 100_000, paid: 0 })
  expect((await answer(await get(code), 'FAILED')).data).toMatchObject({ failed: 1, open: 0 })
  expect(await month()).toMatchObject({ unpaid: 100_000, in_payment: 0, paid: 0 })
  const next = (await create()).data.settlement_code as string
  for (const [name, by] of [
    ['submit', maker],
    ['approve', checker],
    ['pay', maker],
  ] as const)
    expect((await act(name, next, by)).code).toBe('200')
  const run = await get(next)
  expect((await answer(run, 'SUCCESS')).data).toMatchObject({ paid: 1 })
  expect((await answer(run, 'SUCCESS')).data).toMatchObject({ paid: 0, already: 1 })
  expect(await month()).toMatchObject({ unpaid: 0, in_payment: 0, paid: 100_000 })
  const told = await db.select().from(notifications).where(eq(notifications.usercode, 'KEY-1'))
  expect(told.map(({ event }) => event)).toEqual(expect.arrayContaining(['incentive-payment-failed', 'incentive-paid']))
  expect((await create()).errors).toEqual({ period_to: ['There is nothing to pay in this period'] })
})

test('what is taken back after it was paid is set off against the next sales', async () => {
  await accrue('keyperson', 'KEY-1', -40_000)
  expect((await maker(runs.previewSettlement, period)).data.excluded).toMatchObject([
    { payable_code: 'KEY-1', kind: 'Nothing_Due', amount: -40_000 },
    { payable_code: 'PRM-1' },
  ])
  await accrue('keyperson', 'KEY-1', 90_000)
  expect((await maker(runs.previewSettlement, period)).data.payable).toMatchObject([
    { payable_code: 'KEY-1', amount: 50_000 },
  ])
  const left = { exclusions: [{ payable_code: 'KEY-1', reason: 'Under review' }] }
  expect((await create(left)).errors).toHaveProperty('period_to')
})

test('nobody is paid into an account that changed after the run was made', async () => {
  const code = (await create()).data.settlement_code as string
  await act('submit', code)
  const { row_version } = (await month()).account
  await keyperson(contract.saveSellerAccount, { ...account, credited_account: '99999999', row_version })
  expect(await act('approve', code, checker)).toMatchObject({ code: '409', status: 'AccountChanged' })
  const orders = await db.$count(retailOrders)
  expect(orders).toBeGreaterThan(0)
  const open = and(isNull(incentiveAccruals.settlement_code), eq(incentiveAccruals.seller_code, 'KEY-1'))
  expect(await db.$count(incentiveAccruals, open)).toBe(0)
})
