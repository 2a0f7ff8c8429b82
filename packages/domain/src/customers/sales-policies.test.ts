import { expect, test } from 'vitest'
import { bestPolicy, discountOf, type Policy, policyObjections } from './sales-policies.ts'

const policy = (over: Partial<Policy> = {}): Policy => ({
  ...{ policy_code: 'SPL-0001', policy_name: 'Regular', status: 'Approved', dept_codes: [], customer_levels: [] },
  ...{ customer_types: [], business_units: [], valid_from: '2026-01-01', valid_to: '2026-12-31' },
  tiers: [
    { from_amount: 1_000_000, discount_percent: 2 },
    { from_amount: 10_000_000, discount_percent: 3.5 },
  ],
  ...over,
})
const order = (over: object = {}) => ({
  ...{ dept_code: '705', customer_level: 'GOLD', customer_type_code: 'dealer', business_unit_code: 'RAC' },
  ...{ amount: 10_000_000, day: '2026-06-01' },
  ...over,
})

test.each([
  ['the tier reached counts', {}, {}, 350_000],
  ['below the first tier there is nothing', {}, { amount: 999_999 }, undefined],
  ['on the last day it counts', {}, { day: '2026-12-31' }, 350_000],
  ['after the last day it does not', {}, { day: '2027-01-01' }, undefined],
  ['without a last day it goes on', { valid_to: null }, { day: '2030-01-01' }, 350_000],
  ['a draft promises nothing', { status: 'Draft' }, {}, undefined],
  ['a list restricts', { customer_levels: ['SILVER'] }, {}, undefined],
  ['who has no level fits no list of levels', { customer_levels: ['GOLD'] }, { customer_level: null }, undefined],
] as const)('%s', (_, over, asked, expected) => {
  expect(bestPolicy([policy(over as Partial<Policy>)], order(asked))?.discount).toBe(expected)
})

test('of several the one that gives most is taken, of equals the first', () => {
  const better = policy({ policy_code: 'SPL-0002', tiers: [{ from_amount: 0, discount_percent: 5 }] })
  expect(bestPolicy([policy(), better], order())?.policy.policy_code).toBe('SPL-0002')
  expect(bestPolicy([policy({ policy_code: 'SPL-0009' }), policy()], order())?.policy.policy_code).toBe('SPL-0001')
})

test('a discount is whole rupiah, halves away from zero', () => {
  expect(discountOf(1_050, 0.5)).toBe(5)
  expect(discountOf(100, 0.5)).toBe(1)
  expect(discountOf(9_007_199_254_740_991, 100)).toBe(9_007_199_254_740_991)
})

test('tiers rise, and the last day is not before the first', () => {
  const tiers = [
    { from_amount: 5, discount_percent: 2 },
    { from_amount: 5, discount_percent: 3 },
  ]
  expect(policyObjections({ tiers, valid_from: '2026-02-01', valid_to: '2026-01-01' })).toEqual({
    tiers: 'Each tier begins higher and gives more than the one before',
    valid_to: 'The last day is not before the first',
  })
})
