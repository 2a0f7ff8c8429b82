import { getCreditAmount } from '@sejuk/contract/customers/customers'
import { actOnSettingChange } from '@sejuk/contract/company/setting-changes'
import * as contract from '@sejuk/contract/sales/credit-settings'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { hashPassword } from '../../../platform/session/passwords.ts'
import { moveSettings } from '../../company/setting-changes/clock.ts'

const server = await startTestServer()
const { newCustomer, newInvoice } = await prepareCredit(server)
const keeper = await server.as()
const director = await server.as(undefined, { roles: ['Director'] })
const password = 'hujan di bulan juni'
await server.db
  .update(users)
  .set({ password_hash: await hashPassword(password) })
  .where(eq(users.usercode, director.usercode))
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString()
const reader = await server.as(['Credit-Setting-Search'])
const rules = {
  ...{ block_at: 'Approve', tolerance_percent: 5, overdue_days: '', branch_manager_up_to: 10, cheque_days: 30 },
  finance_manager_up_to: 20,
}

test('a branch gets its own rule, changes it and follows the standard one again, each once somebody above agrees', async () => {
  const customer_code = await newCustomer({ credit_limit: 100 })
  await newInvoice(customer_code, 104, -40)
  const problems = async () =>
    (await keeper(getCreditAmount, { customer_code })).data.problems.map(({ code }: { code: string }) => code)
  const decided = async ({ data }: { data: { change_code: string; change_status: string } }) => {
    expect(data.change_status).toBe('Submitted')
    const { change_code } = data
    const answer = await director(actOnSettingChange.approve, {
      change_code,
      row_version: 1,
      current_password: password,
    })
    expect(answer).toMatchObject({ code: '200' })
    await moveSettings(server.db, { jobs: server.jobs, config: server.config, offers }, inTwoDays)
  }
  const stopped = ['order-exceeds-credit-limit', 'customer-has-overdue-invoices']
  expect(await problems()).toEqual(stopped)
  expect(await reader(contract.addCreditSetting, { dept_code: '705', ...rules })).toMatchObject({ code: '403' })
  const added = await keeper(contract.addCreditSetting, { dept_code: '705', ...rules })
  expect(added.message).toBe(`Waits for a decision: ${added.data.change_code}`)
  expect(await problems()).toEqual(stopped)
  await decided(added)
  expect(await problems()).toEqual([])
  expect((await keeper(contract.addCreditSetting, { dept_code: '705', ...rules })).errors).toHaveProperty('dept_code')
  expect((await keeper(contract.addCreditSetting, { dept_code: '998', ...rules })).errors).toHaveProperty('dept_code')
  const changed = { dept_code: '705', row_version: 1, ...rules, overdue_days: 39, cheque_days: 31 }
  const upsideDown = { ...changed, finance_manager_up_to: 9 }
  expect((await keeper(contract.updateCreditSetting, upsideDown)).errors).toEqual({
    finance_manager_up_to: ['The finance manager decides at least as far as the branch manager'],
  })
  await decided(await keeper(contract.updateCreditSetting, changed))
  expect(await keeper(contract.updateCreditSetting, changed)).toMatchObject({ code: '409' })
  expect(await problems()).toEqual(['customer-has-overdue-invoices'])
  expect((await reader(contract.listCreditSettings, {})).data).toMatchObject([
    { dept_code: '705', block_at: 'Approve', overdue_days: 39 },
  ])
  await decided(await keeper(contract.removeCreditSetting, { dept_code: '705', row_version: 2 }))
  expect((await reader(contract.listCreditSettings, {})).data).toEqual([])
})

test.each([
  ['tolerance_percent', 51],
  ['overdue_days', 366],
  ['cheque_days', 0],
  ['block_at', 'Never'],
])('%s may not be %s', async (field, value) => {
  const answer = await keeper(contract.addCreditSetting, { dept_code: '705', ...rules, [field]: value })
  expect(answer.errors).toHaveProperty(field)
})
