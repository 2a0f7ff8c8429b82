import * as contract from '@sejuk/contract/installers/bonus-rules'
import { addDays } from '@sejuk/domain/values/dates'
import { expect, test } from 'vitest'
import { startBonusServer } from '../../../../test/bonus.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()

const server = await startTestServer()
const { as } = server
const { newInstaller, newRule } = startBonusServer(server)
const maker = await as()
const approver = await as()

const form = {
  rule_name: 'Split up to 1 PK',
  business_units: ['RAC'],
  max_pk: '1',
  base_amount: '50000',
  tiers: [{ from_units: 11, extra_amount: 10_000 }],
  valid_from: today,
}
const create = async (more: object = {}) =>
  (await maker(contract.createBonusRule, { ...form, ...more })).data.rule_code as string
const get = async (rule_code: string) => (await maker(contract.getBonusRule, { rule_code })).data
const act = async (name: keyof typeof contract.actOnBonusRule, rule_code: string, by = approver) =>
  by(contract.actOnBonusRule[name], { rule_code, row_version: (await get(rule_code)).row_version })

test('a rule is written, submitted, approved by somebody else, and then never changes', async () => {
  const code = await create()
  expect(await get(code)).toMatchObject({ status: 'Draft', base_amount: 50_000, max_pk: 1, tiers: form.tiers })
  expect(
    await maker(contract.actOnBonusRule.modify, { ...form, rule_code: code, row_version: 1, base_amount: 60_000 }),
  ).toMatchObject({ code: '200', message: 'Updated' })
  expect(await maker(contract.actOnBonusRule.modify, { ...form, rule_code: code, row_version: 1 })).toMatchObject({
    code: '409',
  })
  expect(await act('submit', code, maker)).toMatchObject({ code: '200' })
  expect(await act('approve', code, maker)).toMatchObject({
    code: '409',
    message: 'Somebody else than who wrote it must approve it',
  })
  expect(await act('approve', code)).toMatchObject({ code: '200' })
  const { row_version, status } = await get(code)
  expect(status).toBe('Approved')
  expect(await maker(contract.actOnBonusRule.modify, { ...form, rule_code: code, row_version })).toMatchObject({
    code: '409',
    message: 'Needs status Draft',
  })
  expect(await act('close', code)).toMatchObject({ code: '200' })
  expect(await get(code)).toMatchObject({ status: 'Closed', valid_to: today })
  const log = (await maker(contract.bonusRuleLog, { code })).data.map(({ action }: { action: string }) => action)
  expect(log).toEqual(['close', 'approve', 'submit', 'modify', 'create'])
})

test('whoever changed a rule in between does not approve it either', async () => {
  const code = await create()
  expect(
    await approver(contract.actOnBonusRule.modify, { ...form, rule_code: code, row_version: 1, base_amount: 90_000 }),
  ).toMatchObject({ code: '200' })
  await act('submit', code, maker)
  for (const author of [maker, approver])
    expect(await act('approve', code, author)).toMatchObject({
      code: '409',
      message: 'Somebody else than who wrote it must approve it',
    })
  expect(await act('approve', code, await as())).toMatchObject({ code: '200' })
})

test('a rule cannot begin before the day it is approved', async () => {
  const code = await create({ valid_from: addDays(today, -1) })
  expect(await act('submit', code, maker)).toMatchObject({
    code: '409',
    message: 'A rule cannot begin before the day it is approved',
  })
})

test('a rule that came back says why', async () => {
  const code = await create()
  await act('submit', code, maker)
  const { row_version } = await get(code)
  expect(await approver(contract.actOnBonusRule.return, { rule_code: code, row_version, reason: ' ' })).toMatchObject({
    code: '406',
  })
  expect(
    await approver(contract.actOnBonusRule.return, { rule_code: code, row_version, reason: 'Too generous' }),
  ).toMatchObject({ code: '200' })
  expect(await get(code)).toMatchObject({ status: 'Draft', return_reason: 'Too generous' })
})

test('terms that contradict themselves are refused field by field', async () => {
  expect(await maker(contract.createBonusRule, { ...form, rule_name: '', base_amount: -1 })).toMatchObject({
    code: '406',
    errors: { rule_name: [expect.any(String)], base_amount: [expect.any(String)] },
  })
  expect(
    await maker(contract.createBonusRule, { ...form, min_pk: 3, max_pk: 2, valid_to: '2001-01-01' }),
  ).toMatchObject({
    code: '406',
    errors: { max_pk: [expect.any(String)], valid_to: [expect.any(String)] },
  })
})

test('installers read the rules in force for them, and write none', async () => {
  const ours = await newRule({ rule_name: 'Ours' })
  await newRule({ rule_name: 'Of sales installers', installer_types: ['Sales_Installer'] })
  await newRule({ rule_name: 'Of another branch', dept_codes: ['713'] })
  await newRule({ rule_name: 'Not yet', status: 'Submitted' })
  await newRule({ rule_name: 'Over', valid_to: addDays(today, -1) })
  const agus = await newInstaller()
  const seen = (await agus(contract.listBonusRules, { limit: 100 })).data.map(
    ({ rule_name }: { rule_name: string }) => rule_name,
  )
  expect(seen).toContain('Ours')
  for (const hidden of ['Of sales installers', 'Of another branch', 'Not yet', 'Over'])
    expect(seen).not.toContain(hidden)
  expect(await agus(contract.getBonusRule, { rule_code: ours.rule_code })).toMatchObject({ code: '200' })
  expect(await agus(contract.createBonusRule, form)).toMatchObject({ code: '403' })
})

test('the simulator shows which rule counts, also of those not approved yet', async () => {
  const asked = {
    install_date: today,
    user_type: 'Installer',
    dept_code: '705',
    brand_code: 'SIM',
    business_unit: 'RAC',
    capacity_pk: 1,
    quantity: 3,
  }
  const low = await newRule({ rule_name: 'Low', brand_codes: ['SIM'], base_amount: 10_000, priority: 50 })
  const high = await newRule({
    rule_name: 'High',
    brand_codes: ['SIM'],
    base_amount: 20_000,
    priority: 60,
    status: 'Draft',
  })
  const now = (await maker(contract.simulateBonus, asked)).data
  expect(now.amount).toBe(30_000)
  expect(now.rules[0].rule_code).toBe(low.rule_code)
  const then = (await maker(contract.simulateBonus, { ...asked, with_drafts: true })).data
  expect(then.amount).toBe(60_000)
  expect(then.rules.slice(0, 2).map(({ rule_code }: { rule_code: string }) => rule_code)).toEqual([
    high.rule_code,
    low.rule_code,
  ])
})
