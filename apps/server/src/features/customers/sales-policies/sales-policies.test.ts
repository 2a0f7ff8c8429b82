import * as contract from '@sejuk/contract/customers/sales-policies'
import { expect, test } from 'vitest'
import { addPricedGoods } from '../../../../test/priced-goods.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
const maker = await server.as(undefined, { usercode: 'M' })
const boss = await server.as(undefined, { usercode: 'B' })
await addPricedGoods(server.db)

const terms = (over: object = {}) => ({
  ...{ policy_name: 'Gold in Jakarta', customer_levels: ['GOLD'], dept_codes: ['705'], valid_from: '2026-01-01' },
  tiers: [
    { from_amount: '1000000', discount_percent: '2.5' },
    { from_amount: 5_000_000, discount_percent: 4 },
  ],
  ...over,
})
const order = { customer_code: 'C1', day: '2026-06-01', lines: [{ item_code: 'AC-1', ordered_qty: 1 }] }
/** What the policies took off, and which. */
const given = async () => {
  const { ladder } = (await maker(contract.simulateSalesPolicy, order)).data
  return { policies: ladder.lines[0].policies, after: ladder.steps[2].after }
}

test('a policy counts once somebody else approved it; then its terms stand', async () => {
  const { policy_code } = (await maker(contract.createSalesPolicy, terms())).data
  expect(policy_code).toMatch(/^SPL-\d{4}$/)
  const act = (name: keyof typeof contract.actOnSalesPolicy, row_version: number, by = boss) =>
    by(contract.actOnSalesPolicy[name], { policy_code, row_version, reason: 'Too much' })
  expect(await given()).toEqual({ policies: [], after: 5_000_000 })
  expect((await act('approve', 1)).message).toBe('Needs status Submitted')
  expect((await act('submit', 1, maker)).message).toBe('Policy submitted')
  expect((await act('approve', 2, maker)).message).toBe('Somebody else than who wrote it must approve it')
  expect((await act('reject', 2)).message).toBe('Policy rejected')
  expect((await maker(contract.actOnSalesPolicy.modify, { ...terms(), policy_code, row_version: 2 })).code).toBe('409')
  await maker(contract.actOnSalesPolicy.modify, { ...terms(), policy_code, row_version: 3 })
  await act('submit', 4, maker)
  expect((await act('approve', 5)).message).toBe('Policy approved')
  expect((await maker(contract.actOnSalesPolicy.modify, { ...terms(), policy_code, row_version: 6 })).code).toBe('409')
  expect(await given()).toEqual({
    policies: [{ policy_code, policy_name: 'Gold in Jakarta', discount_percent: 4 }],
    after: 4_800_000,
  })
  await act('close', 6)
  expect((await given()).policies).toEqual([])
  expect((await maker(contract.salesPolicyLog, { code: policy_code })).data).toHaveLength(7)
})

test('who wrote a policy does not approve it after somebody else has renamed it', async () => {
  const { policy_code } = (await maker(contract.createSalesPolicy, terms())).data
  const renamed = { ...terms({ policy_name: 'Gold, renamed' }), policy_code, row_version: 1 }
  expect((await boss(contract.actOnSalesPolicy.modify, renamed)).data).toMatchObject({
    status: 'Draft',
    row_version: 2,
  })
  await boss(contract.actOnSalesPolicy.submit, { policy_code, row_version: 2 })
  for (const author of [maker, boss])
    expect(await author(contract.actOnSalesPolicy.approve, { policy_code, row_version: 3 })).toMatchObject({
      code: '409',
      message: 'Somebody else than who wrote it must approve it',
    })
  const third = await server.as(undefined, { usercode: 'T' })
  expect((await third(contract.actOnSalesPolicy.approve, { policy_code, row_version: 3 })).message).toBe(
    'Policy approved',
  )
})

test('terms without sense are refused under their names', async () => {
  const errors = async (over: object) => (await maker(contract.createSalesPolicy, terms(over))).errors
  expect(await errors({ tiers: [] })).toEqual({ tiers: ['At least one tier is needed'] })
  expect(await errors({ valid_to: '2025-01-01' })).toEqual({ valid_to: ['The last day is not before the first'] })
  expect(Object.keys((await errors({ tiers: [{ from_amount: 0, discount_percent: 101 }] })) ?? {})).toEqual([
    'tiers.0.discount_percent',
  ])
  expect(await errors({ max_total_percent: 3.99 })).toEqual({
    max_total_percent: ['The most in total is not below what a tier gives'],
  })
  expect(await errors({ tiers: [...terms().tiers].reverse() })).toEqual({
    tiers: ['Each tier begins higher and gives more than the one before'],
  })
  expect((await maker(contract.simulateSalesPolicy, { ...order, customer_code: 'C9' })).errors).toEqual({
    customer_code: ['This choice is not in the list'],
  })
})
